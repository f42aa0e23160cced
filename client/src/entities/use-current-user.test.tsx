import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { useCurrentUser } from "./use-current-user.ts";

function WhoIsHere() {
  const { user, isLoading } = useCurrentUser();
  return <p>{isLoading ? "not known yet" : (user?.name ?? "nobody")}</p>;
}

test("without the hint that a session may exist the page asks nobody who is here", async () => {
  forgetSession();
  stubApi(authApi.user, aUser());
  renderPage(<WhoIsHere />);
  expect(screen.getByText("nobody")).toBeVisible();
  await waitFor(() => expect(requestsTo(authApi.user)).toEqual([]));
});

test("with the hint it asks once, and knows the visitor then", async () => {
  stubApi(authApi.user, aUser());
  renderPage(<WhoIsHere />);
  expect(screen.getByText("not known yet")).toBeVisible();
  expect(await screen.findByText("Ada Vine")).toBeVisible();
  expect(requestsTo(authApi.user)).toHaveLength(1);
});
