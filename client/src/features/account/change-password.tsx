import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { isUnauthorized, useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { callApi } from "#client/lib/api.ts";
import { explainFailure, fieldFailures } from "#client/lib/call-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { changePasswordSchema } from "#shared/api/account/sign-in.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { PasswordField } from "./account-form.tsx";

const EMPTY = { currentPassword: "", password: "" };

/** Puts another password in place of the current one; other devices are signed out. */
export function ChangePassword() {
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const redirectToSignIn = useSignInRedirect();
  const change = useMutation({
    mutationFn: (body: typeof EMPTY) => callApi(passwordApi.change, { body }),
    onSuccess: () => {
      reset(EMPTY);
      toast({
        title: "Your password is changed",
        description: "Other devices have been signed out.",
      });
    },
    onError: (error) => {
      const wrong = wrongPassword(error);
      if (isUnauthorized(error)) redirectToSignIn();
      else if (wrong) setError("currentPassword", { message: wrong }, { shouldFocus: true });
    },
  });
  const send = handleSubmit((body) => change.mutate(body));
  const isAtField = isUnauthorized(change.error) || wrongPassword(change.error) !== undefined;
  return (
    <form noValidate aria-label="Change your password" onSubmit={(event) => void send(event)}>
      <div className="grid gap-5 sm:max-w-md">
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          {...register("currentPassword")}
        />
        <PasswordField
          label="New password"
          error={errors.password?.message}
          isNew
          {...register("password")}
        />
      </div>
      <FormFailure text={change.isError && !isAtField ? explainFailure(change.error) : null} />
      <Button type="submit" variant="secondary" disabled={change.isPending} className="mt-5">
        {change.isPending ? "Saving…" : "Change my password"}
      </Button>
    </form>
  );
}

const wrongPassword = (error: unknown) => fieldFailures(error)["body.currentPassword"];
