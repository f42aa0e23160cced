import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { explainFailure } from "#client/lib/call-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { passwordApi } from "#shared/api/calls.ts";

/** Says that the address is not confirmed yet, and sends the link once more. */
export function UnconfirmedAddress({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => callApi(passwordApi.askConfirmation, {}),
    onSuccess: ({ status }) => {
      if (status === "confirmed") void queryClient.invalidateQueries(currentUserQuery);
    },
  });
  return (
    <div className="mt-6 border-l-2 border-gold bg-raised px-4 py-4">
      <p className="font-sans text-sm font-semibold">Your email address isn't confirmed yet</p>
      <p className="mt-1.5 font-sans text-sm break-words text-ink-soft">
        Confirm it with the link in our email to {email}. No email? Send the link again. Until then
        everything works, but only a confirmed address is sure to get a new password, and an account
        that stays unconfirmed and unused for 30 days is deleted.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        disabled={ask.isPending || ask.isSuccess}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? "Sending…" : "Send the link again"}
      </Button>
      <p role="status" className="mt-3 font-sans text-sm empty:hidden">
        {ask.isSuccess ? "Sent. Check your email." : null}
        {ask.isError ? explainFailure(ask.error) : null}
      </p>
    </div>
  );
}
