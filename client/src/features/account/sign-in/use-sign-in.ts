import { useState } from "react";
import type { z } from "zod";
import { ApiError, callApi } from "#client/lib/api.ts";
import { useLeavePage } from "#client/lib/page/leave-page.ts";
import type { signInSchema, signUpSchema } from "#shared/api/account/sign-in.ts";
import { signInApi } from "#shared/api/calls.ts";
import { explainFailure } from "../fields/explain-failure.ts";

type Credentials =
  | { readonly kind: "sign-in"; readonly body: z.output<typeof signInSchema> }
  | { readonly kind: "sign-up"; readonly body: z.output<typeof signUpSchema> };

/** Hands the visitor's answers to the site's own sign-in and goes on where it says. */
export function useSignIn(uid: string, onExpired: () => void) {
  const leavePage = useLeavePage();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { uid };

  /** False when it did not work; `failure` says why. */
  const submit = async (credentials: Credentials): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { goTo } =
        credentials.kind === "sign-in"
          ? await callApi(signInApi.signIn, { params, body: credentials.body })
          : await callApi(signInApi.signUp, { params, body: signUpBody(credentials.body) });
      // Busy until the browser has left.
      leavePage(goTo);
      return true;
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 404) onExpired();
      else setFailure(explainFailure(error));
      return false;
    }
  };
  return { submit, isBusy, failure };
}

/** An empty name is none. */
function signUpBody({ name, ...body }: z.output<typeof signUpSchema>) {
  return name ? { ...body, name } : body;
}
