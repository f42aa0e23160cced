import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { isUnauthorized, useSignInRedirect } from "#client/entities/user/sign-in-redirect.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { changePasswordSchema } from "#shared/api/account/sign-in.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { explainFailure, fieldFailure } from "./fields/explain-failure.ts";
import { FormFailure } from "./fields/form-failure.tsx";
import { NewPasswordField } from "./fields/new-password-field.tsx";
import { PasswordInput } from "./fields/password-input.tsx";

const EMPTY = { currentPassword: "", password: "" };

/** Puts another password in place of the current one; other devices are signed out. */
export function ChangePassword() {
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const redirectToSignIn = useSignInRedirect();
  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await callApi(passwordApi.change, { body });
      reset(EMPTY);
      toast({
        title: "Your password is changed",
        description: "Other devices have been signed out.",
      });
    } catch (error) {
      const wrong = fieldFailure(error, "currentPassword");
      if (isUnauthorized(error)) redirectToSignIn();
      else if (wrong) setError("currentPassword", { message: wrong }, { shouldFocus: true });
      else setFailure(explainFailure(error));
    }
  });
  return (
    <form noValidate aria-label="Change your password" onSubmit={(event) => void send(event)}>
      <div className="grid gap-5 sm:max-w-md">
        <Field label="Current password" error={errors.currentPassword?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...register("currentPassword")}
              autoComplete="current-password"
            />
          )}
        </Field>
        <NewPasswordField
          label="New password"
          error={errors.password?.message}
          input={register("password")}
        />
      </div>
      <FormFailure text={failure} />
      <Button type="submit" variant="secondary" disabled={isSubmitting} className="mt-5">
        {isSubmitting ? "Saving…" : "Change my password"}
      </Button>
    </form>
  );
}
