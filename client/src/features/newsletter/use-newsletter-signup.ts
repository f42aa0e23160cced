import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "#client/lib/api.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { toast } from "#client/ui/toast-store.ts";
import { INVALID_EMAIL, isEmailAddress } from "#shared/api/account/email-address.ts";
import { newsletterApi } from "#shared/api/calls.ts";

/**
 * The state of a signup form: an empty field does nothing, and the field is cleared after submit
 * (spec §4). A failure puts the address back and a reload keeps it, so that nothing typed is lost.
 */
export function useNewsletterSignup(source: string) {
  const [email, keep] = useKeptText(`newsletter-email:${source}`);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (address: string) =>
      callApi(newsletterApi.subscribe, { body: { email: address, source } }),
    onSuccess: () =>
      toast({
        title: "One more step",
        description: "Open the email we just sent you and confirm your address.",
      }),
    onError: (failure, address) => {
      keep(email || address);
      toast({
        title: "Not signed up yet",
        description: adviceFor(failure),
        variant: "destructive",
      });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === "" || isPending) return;
    if (!isEmailAddress(address)) {
      setError(INVALID_EMAIL);
      return;
    }
    setError(undefined);
    keep("");
    mutate(address);
  };

  const change = (value: string) => {
    keep(value);
    if (error && isEmailAddress(value)) setError(undefined);
  };

  return { email, change, submit, error, isPending };
}

function adviceFor(failure: Error): string {
  const problem = failure instanceof ApiError ? failure.problem : undefined;
  if (problem?.retryAfter !== undefined) return problem.detail;
  return "We could not send the confirmation. Please try again.";
}
