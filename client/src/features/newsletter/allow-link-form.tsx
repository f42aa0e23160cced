import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError, callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { CONTROL_CLASS } from "#client/ui/field.tsx";
import { INVALID_EMAIL, isEmailAddress } from "#shared/api/account/email-address.ts";
import { neverMailApi } from "#shared/api/calls.ts";

/** The way back: the address is asked for, since the site keeps none, and gets a link to confirm. */
export function AllowLinkForm({ token }: { readonly token: string }) {
  const id = useId();
  const [email, setEmail] = useState("");
  const [invalid, setInvalid] = useState(false);
  const ask = useMutation({
    mutationFn: (address: string) =>
      callApi(neverMailApi.askToAllow, { params: { token }, body: { email: address } }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    const isValid = isEmailAddress(email);
    setInvalid(!isValid);
    if (isValid) ask.mutate(email.trim());
  };

  if (ask.isSuccess) {
    return <p role="status">A link is on its way. Open it in your inbox to allow email again.</p>;
  }
  const error = invalid ? INVALID_EMAIL : ask.error ? adviceFor(ask.error) : undefined;
  return (
    <form noValidate onSubmit={submit} className="mx-auto max-w-xl">
      <label htmlFor={id} className="mb-2 block">
        Changed your mind? Enter the address and we’ll email it a link
      </label>
      <div className="flex flex-col justify-center gap-3 sm:flex-row">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
          }}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${CONTROL_CLASS} sm:max-w-sm`}
        />
        <Button type="submit" variant="secondary" aria-disabled={ask.isPending}>
          {ask.isPending ? "Sending..." : "Send me the link"}
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

function adviceFor(failure: Error): string {
  const problem = failure instanceof ApiError ? failure.problem : undefined;
  if (problem?.status === 409 || problem?.retryAfter !== undefined) return problem.detail;
  const field = problem?.errors?.[0];
  if (field) return `${field.message}.`;
  return "That didn’t work. Please try again in a moment.";
}
