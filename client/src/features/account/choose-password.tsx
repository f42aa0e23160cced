import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi, endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { chooseSchema } from "#shared/api/account/sign-in.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { explainFailure } from "./fields/explain-failure.ts";
import { FormFailure } from "./fields/form-failure.tsx";
import { NewPasswordField } from "./fields/new-password-field.tsx";

interface ChoosePasswordProps {
  /** The end of the mailed link. */
  readonly token: string;
}

/** Where the link of a forgotten password leads. */
export function ChoosePassword({ token }: ChoosePasswordProps) {
  const params = { token };
  const link = useQuery(endpointQuery(passwordApi.reset, { params }));
  const choose = useMutation({
    mutationFn: (body: { password: string }) => callApi(passwordApi.choose, { params, body }),
  });
  if (link.isPending) return <LookingUp />;
  if (link.isError) {
    return (
      <>
        <h1 className="mb-8 font-display text-4xl sm:text-5xl">Choose a new password</h1>
        <TryAgain title="The link could not be looked up" onRetry={() => void link.refetch()} />
      </>
    );
  }
  const state = choose.data?.state ?? link.data?.state ?? "open";
  if (state === "changed") {
    return (
      <Outcome
        title="Your new password is set"
        text="Every device has been signed out. Sign in with the new password."
        action={{ href: paths.login, text: "Sign In" }}
      />
    );
  }
  if (state !== "open") {
    return (
      <Outcome
        title="This link has expired"
        text="It works for an hour, and once. Your password has not changed; ask for a new link."
        action={{ href: paths.forgotPassword, text: "Ask for a new link" }}
      />
    );
  }
  return (
    <ChooseForm
      isBusy={choose.isPending}
      failure={choose.isError ? explainFailure(choose.error) : null}
      onChoose={(password) => choose.mutate({ password })}
    />
  );
}

function LookingUp() {
  return (
    <>
      <h1 className="font-display text-4xl sm:text-5xl">Choose a new password</h1>
      <Skeleton className="mt-8 h-72" />
    </>
  );
}

interface ChooseFormProps {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onChoose: (password: string) => void;
}

function ChooseForm({ isBusy, failure, onChoose }: ChooseFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(chooseSchema),
    defaultValues: { password: "" },
  });
  const send = handleSubmit(({ password }) => onChoose(password));
  return (
    <>
      <h1 className="font-display text-4xl sm:text-5xl">Choose a new password</h1>
      <p className="mt-4 mb-8 font-serif text-lg text-ink-soft">
        It replaces the old one at once, and signs every device out.
      </p>
      <form noValidate aria-label="Choose a new password" onSubmit={(event) => void send(event)}>
        <NewPasswordField
          label="New password"
          error={formState.errors.password?.message}
          input={register("password")}
        />
        <FormFailure text={failure} />
        <Button type="submit" size="lg" disabled={isBusy} className="mt-8 w-full">
          {isBusy ? "Saving…" : "Set the new password"}
        </Button>
      </form>
    </>
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly href: string; readonly text: string };
}

function Outcome({ title, text, action }: OutcomeProps) {
  return (
    <div role="status">
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-5 font-serif text-lg text-ink-soft">{text}</p>
      <a href={action.href} className={buttonClass("primary", "md", "mt-8")}>
        {action.text}
      </a>
    </div>
  );
}
