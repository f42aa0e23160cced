import { useState } from "react";
import type { z } from "zod";
import { ApiError, callApi } from "#client/lib/api.ts";
import { useLeavePage } from "#client/lib/page/leave-page.ts";
import type { signUpSchema } from "#shared/api/account/sign-in.ts";
import { signInApi } from "#shared/api/calls.ts";
import { explainFailure } from "./fields/explain-failure.ts";

/** What signing in and making an account ask for; the name is for a new account alone. */
export type Credentials = z.output<typeof signUpSchema>;

/** Hands the visitor's answers to the site's own sign-in and continues where it says. */
export function useSignIn(uid: string) {
  const leavePage = useLeavePage();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const params = { uid };

  /** False when it did not work; `failure` says why. */
  const submit = async ({ name, ...body }: Credentials, isNew: boolean): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { goTo } = isNew
        ? await callApi(signInApi.signUp, { params, body: name ? { ...body, name } : body })
        : await callApi(signInApi.signIn, { params, body });
      // Busy until the browser has left.
      leavePage(goTo);
      return true;
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 404) setIsExpired(true);
      else setFailure(explainFailure(error));
      return false;
    }
  };
  return { submit, isBusy, failure, forgetFailure: () => setFailure(null), isExpired };
}
