import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "#client/lib/api.ts";
import { explainFailure } from "#client/lib/call-failure.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { forgottenSchema } from "#shared/api/account/sign-in.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import { AccountForm, AddressField } from "./account-form.tsx";

/** Asks for the email that leads to a new password. */
export function ForgottenPassword() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgottenSchema),
    defaultValues: { email: "" },
  });
  const ask = useMutation({
    mutationFn: (body: { email: string }) => callApi(passwordApi.forget, { body }),
  });
  if (ask.isSuccess) {
    const { unconfirmedRetryAfter } = ask.data;
    return <OnItsWay email={ask.variables.email} unconfirmedAfter={unconfirmedRetryAfter} />;
  }
  return (
    <AccountForm
      title="Forgot your password?"
      about="We’ll email you a link to choose a new one. It works for an hour."
      action="Email me the link"
      pending="Sending…"
      isPending={ask.isPending}
      failure={ask.isError ? explainFailure(ask.error) : null}
      onSubmit={handleSubmit((body) => ask.mutate(body))}
    >
      <AddressField error={formState.errors.email?.message} {...register("email")} />
    </AccountForm>
  );
}

interface OnItsWayProps {
  readonly email: string;
  /** Seconds until accounts whose address nobody has confirmed are sent mail again. */
  readonly unconfirmedAfter: number | undefined;
}

function OnItsWay({ email, unconfirmedAfter }: OnItsWayProps) {
  return (
    <div role="status">
      <h1 className="font-display text-4xl">Check your email</h1>
      <p className="mt-5 font-serif text-lg break-words text-ink-soft">
        If there is an account with {email}, a link to choose a new password is on its way.{" "}
        {unconfirmedAfter === undefined
          ? null
          : `If you never confirmed that address, ask again in ${waitInWords(unconfirmedAfter)}: we have reached the hourly limit for emails to new accounts. `}
        Nothing after a few minutes? Check your spam folder, and whether you signed up with another
        address.
      </p>
      <a href={paths.login} className={buttonClass("secondary", "md", "mt-8")}>
        Sign In
      </a>
    </div>
  );
}
