import { QueryClient } from "@tanstack/react-query";

/**
 * Spec §7: no retries, results never go stale, no refetch on focus, no polling. Without a network a
 * call fails at once and says so, where the library would let it wait in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
