import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { isUnauthorized, useSignInRedirect } from "#client/entities/user/sign-in-redirect.ts";
import { currentUserQuery } from "#client/entities/user/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { accountApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { fieldFailure } from "./fields/explain-failure.ts";
import { PasswordInput } from "./fields/password-input.tsx";

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
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useDeleteAccount(setWrong);
  const submit = () => {
    const isMeant = typed.trim().toLowerCase() === PHRASE;
    setError(isMeant ? undefined : `Type the words “${PHRASE}” to go on.`);
    setWrong(asksPassword && !password ? "Your password is required" : undefined);
    if (isMeant && (password || !asksPassword)) mutate(asksPassword ? { password } : {});
  };
  return (
    <FormDialog
      title="Delete your account?"
      description="Favorites, trip list and saved trips go with it. This cannot be undone."
      action="Delete for good"
      pending="Deleting..."
      isPending={isPending}
      variant="danger"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Field label={`Type “${PHRASE}”`} error={error} required>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {asksPassword ? (
        <Field label="Your password" error={wrong} required className="mt-5">
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="current-password"
              onChange={(event) => {
                setPassword(event.target.value);
                setWrong(undefined);
              }}
            />
          )}
        </Field>
      ) : null}
    </FormDialog>
  );
}

/** @param onWrongPassword is told what the server says about the password. */
function useDeleteAccount(onWrongPassword: (message: string) => void) {
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (body: { password?: string }) => callApi(accountApi.remove, { body }),
    onSuccess: () => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      navigate(paths.home);
      toast({
        title: "Your account is deleted",
        description: "What it held is gone. A trip list or plan kept on this device stays here.",
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      const wrong = fieldFailure(error, "password");
      if (wrong) return onWrongPassword(wrong);
      toast({
        title: "Your account was not deleted",
        description: "Please try again.",
        variant: "destructive",
      });
    },
  });
}
