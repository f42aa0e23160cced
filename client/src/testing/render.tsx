import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createQueryClient } from "#client/app/query-client.ts";
import { Toaster } from "#client/ui/toaster.tsx";

/** The application's own, to put answers into before something is drawn. */
export const aQueryClient = createQueryClient;

interface RenderOptions {
  readonly at?: string;
  /** With answers that are there already. */
  readonly queryClient?: QueryClient;
}

/** Draws a page or feature as the application would, toasts included, at an address. */
export function renderPage(
  element: ReactElement,
  { at = "/", queryClient = createQueryClient() }: RenderOptions = {},
) {
  window.history.replaceState(null, "", at);
  const result: RenderResult = render(
    <QueryClientProvider client={queryClient}>
      {element}
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...result, queryClient, user: userEvent.setup() };
}
