import { useMutation } from "@tanstack/react-query";
import { callApi } from "#client/lib/api.ts";
import { useLeavePage } from "#client/lib/page/leave-page.ts";
import { noteVisitor } from "#client/lib/visitor-storage.ts";
import { toast } from "#client/ui/toast-store.ts";
import { accountApi, authApi } from "#shared/api/calls.ts";

/** Ends this session, or all of the account's; the browser goes on as the provider asks. */
export function useSignOut({ everywhere = false } = {}) {
  const leavePage = useLeavePage();
  return useMutation({
    mutationFn: () =>
      everywhere ? callApi(accountApi.signOutEverywhere, {}) : callApi(authApi.logout, {}),
    onSuccess: ({ goTo }) => {
      noteVisitor(null);
      leavePage(goTo);
    },
    onError: () =>
      toast({
        title: "You are still signed in",
        description: "We couldn’t sign you out. Please try again.",
        variant: "destructive",
      }),
  });
}
