import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLocation } from "wouter";
import { isUnauthorized, useSignInRedirect } from "#client/entities/user/sign-in-redirect.ts";
import { currentUserQuery } from "#client/entities/user/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { accountApi } from "#shared/api/auth.ts";
import { paths } from "#shared/domain/site/paths.ts";

const PHRASE = "delete my account";

/** Deletes the account once the visitor has typed that they mean it. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger" className="mt-5" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking ? <DeleteDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useDeleteAccount();
  const submit = () => {
    if (typed.trim().toLowerCase() === PHRASE) mutate();
    else setError(`Type the words “${PHRASE}” to go on.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete your account?"
      description="Favorites, trip list and saved trips go with it. This cannot be undone."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} className="max-sm:flex-1">
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={isPending}
            className="max-sm:flex-1"
          >
            {isPending ? "Deleting..." : "Delete for good"}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
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
      </form>
    </Dialog>
  );
}

function useDeleteAccount() {
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => callApi(accountApi.remove, {}),
    onSuccess: () => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      navigate(paths.home);
      toast({ title: "Your account is deleted", description: "Everything it held is gone." });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      toast({
        title: "Your account was not deleted",
        description: "Please try again.",
        variant: "destructive",
      });
    },
  });
}
