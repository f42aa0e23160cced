import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { callApi, isUnauthorized } from "#client/lib/api.ts";
import { explainFailure, fieldFailures } from "#client/lib/call-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { TextField } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { toast, warn } from "#client/ui/toast-store.ts";
import { accountApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { PasswordField } from "./account-form.tsx";

const PHRASE = "delete my account";

interface DeleteAccountProps {
  /** Whether the account has a password here, which is asked for again. */
  readonly asksPassword: boolean;
}

/** Deletes the account once the visitor has typed that they mean it, and shown that it is theirs. */
export function DeleteAccount({ asksPassword }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger" className="mt-5" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking ? (
        <DeleteDialog asksPassword={asksPassword} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}

interface DeleteDialogProps extends DeleteAccountProps {
  readonly onClose: () => void;
}

function DeleteDialog({ asksPassword, onClose }: DeleteDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { phrase: "", password: "" },
  });
  const { errors } = formState;
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { password?: string }) => callApi(accountApi.remove, { body }),
    onSuccess: () => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      navigate(paths.home);
      toast({
        title: "Your account is deleted",
        description:
          "Everything in it is gone. A trip list or plan saved on this device stays here.",
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      const wrong = fieldFailures(error)["body.password"];
      if (wrong && asksPassword)
        return setError("password", { message: wrong }, { shouldFocus: true });
      warn("Your account was not deleted", explainFailure(error, "Please try again."));
    },
  });
  const send = handleSubmit(({ password }) => mutate(asksPassword ? { password } : {}));
  return (
    <FormDialog
      title="Delete your account?"
      description="Favorites, trip list and saved trips go with it. This cannot be undone."
      action="Delete for good"
      pending="Deleting..."
      isPending={isPending}
      variant="danger"
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextField
          label={`Type “${PHRASE}”`}
          error={errors.phrase?.message}
          required
          autoComplete="off"
          autoCapitalize="none"
          {...register("phrase", {
            validate: (typed) =>
              typed.trim().toLowerCase() === PHRASE || `Type the words “${PHRASE}” to go on.`,
          })}
        />
        {asksPassword ? (
          <PasswordField
            label="Your password"
            error={errors.password?.message}
            {...register("password", { required: "Your password is required" })}
          />
        ) : null}
      </div>
    </FormDialog>
  );
}
