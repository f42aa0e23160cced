import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { useCurrentUser, useOtherTabs } from "./use-current-user.ts";

function WhoIsHere() {
  useOtherTabs();
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

test("a tab that stayed open hears that somebody else signed in, or nobody is there, in another", async () => {
  stubApi(authApi.user, aUser());
  renderPage(<WhoIsHere />);
  expect(await screen.findByText("Ada Vine")).toBeVisible();
  stubApi(authApi.user, aUser({ id: "0d3b0d1a-3f0a-4c35-9d59-6f1c1c1e0c02", name: "Bea Hill" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "visitor", newValue: "bea" }));
  expect(await screen.findByText("Bea Hill")).toBeVisible();
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Sign in to do this." });
  window.dispatchEvent(new StorageEvent("storage", { key: "visitor", newValue: null }));
  expect(await screen.findByText("nobody")).toBeVisible();
});
