import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#client/entities/user/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { passwordApi } from "#shared/api/account/sign-in.ts";
import { explainFailure } from "../fields/explain-failure.ts";

/** Says that the address is not confirmed yet, and mails the link once more. */
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
      <p className="font-sans text-sm font-semibold">Your address is not confirmed yet</p>
      <p className="mt-1.5 font-sans text-sm break-words text-ink-soft">
        We have mailed a link to {email}. Everything works meanwhile; only a confirmed address can
        get its password back for certain, and an account that stays unconfirmed and unused for 30
        days is deleted.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        disabled={ask.isPending || ask.isSuccess}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? "Sending…" : "Mail the link again"}
      </Button>
      <p role="status" className="mt-3 font-sans text-sm empty:hidden">
        {ask.isSuccess ? "It is on its way." : null}
        {ask.isError ? explainFailure(ask.error) : null}
      </p>
    </div>
  );
}
