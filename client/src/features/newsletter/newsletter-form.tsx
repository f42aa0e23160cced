import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { callApi } from "#client/lib/api.ts";
import { explainFailure } from "#client/lib/call-failure.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { Button } from "#client/ui/button.tsx";
import { CONTROL_CLASS } from "#client/ui/field.tsx";
import { toast, warn } from "#client/ui/toast-store.ts";
import { INVALID_EMAIL, isEmailAddress } from "#shared/api/account/email-address.ts";
import { newsletterApi } from "#shared/api/calls.ts";

export interface NewsletterFormProps {
  /** Which form this is, kept with the subscription: `header`, `menu`, `home`, `blog`. */
  readonly source: string;
  readonly placeholder: string;
  readonly button: string;
  /** `bar` fits a header line; `block` puts the button below where both do not fit in a line. */
  readonly layout?: "bar" | "block";
}

/**
 * An e-mail field and a button (spec §9 Newsletter copy): an empty field does nothing, and the field is
 * cleared after submit (spec §4). A failure puts the address back and a reload keeps it, so that nothing
 * typed is lost.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { source, placeholder, button, layout = "block" } = props;
  const id = useId();
  const bar = layout === "bar";
  const [email, keep] = useKeptText(`newsletter-email:${source}`);
  const [isRefused, setRefused] = useState(false);
  const error = isRefused && !isEmailAddress(email) ? INVALID_EMAIL : undefined;
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
      const otherwise = "We could not send the confirmation. Please try again.";
      warn("Not signed up yet", explainFailure(failure, otherwise));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === "") return;
    const isValid = isEmailAddress(address);
    setRefused(!isValid);
    if (!isValid) return;
    keep("");
    mutate(address);
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className={bar ? "flex gap-2" : "flex flex-wrap gap-3"}>
        <label htmlFor={id} className="sr-only">
          Email address for wine updates
        </label>
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          value={email}
          onChange={(event) => keep(event.target.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${CONTROL_CLASS} ${bar ? "min-h-11 w-48 py-1.5 text-sm" : "min-w-0 max-w-sm flex-1 basis-[19rem] max-sm:max-w-none"}`}
        />
        <Button type="submit" isBusy={isPending} className={bar ? "shrink-0 px-5" : "max-sm:grow"}>
          {button}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </form>
  );
}
