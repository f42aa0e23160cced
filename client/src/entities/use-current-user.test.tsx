import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { noteVisitor } from "#client/lib/visitor-storage.ts";
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

const BEA = aUser({ id: "0d3b0d1a-3f0a-4c35-9d59-6f1c1c1e0c02", name: "Bea Hill" });
const NOBODY = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };

/** As another tab notes who is here. */
function inAnotherTab(...noted: Parameters<typeof noteVisitor>) {
  noteVisitor(...noted);
  window.dispatchEvent(new StorageEvent("storage", { key: "visitor" }));
}

/** A page of Ada's, and how often it has started anew. */
async function adasPage() {
  const anew = vi.fn();
  leavePage.anew = anew;
  stubApi(authApi.user, aUser());
  renderPage(<WhoIsHere />);
  expect(await screen.findByText("Ada Vine")).toBeVisible();
  return anew;
}

test("a tab that stayed open hears that somebody signed in in another", async () => {
  stubProblem(authApi.user, NOBODY);
  renderPage(<WhoIsHere />);
  expect(await screen.findByText("nobody")).toBeVisible();
  stubApi(authApi.user, BEA);
  inAnotherTab(BEA.id);
  expect(await screen.findByText("Bea Hill")).toBeVisible();
});

test("a tab whose session has ended keeps its page, and its visitor returns to it", async () => {
  const anew = await adasPage();
  stubProblem(authApi.user, NOBODY);
  inAnotherTab(null, { mayReturn: true });
  expect(await screen.findByText("nobody")).toBeVisible();
  stubApi(authApi.user, aUser());
  inAnotherTab(aUser().id);
  expect(await screen.findByText("Ada Vine")).toBeVisible();
  expect(anew).not.toHaveBeenCalled();
});

test.each([
  ["they sign out", () => inAnotherTab(null)],
  ["somebody else signs in", () => inAnotherTab(BEA.id)],
  [
    "their session ends and somebody else signs in",
    () => {
      inAnotherTab(null, { mayReturn: true });
      inAnotherTab(BEA.id);
    },
  ],
  [
    "they sign out in this tab and go back",
    () => {
      noteVisitor(null);
      noteVisitor(null, { mayReturn: true });
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
  ],
  [
    "the site answers that somebody else is here",
    () => {
      stubApi(authApi.user, BEA);
      window.dispatchEvent(new StorageEvent("storage", { key: "visitor" }));
    },
  ],
])("a visitor's page starts anew once %s", async (_when, leave) => {
  const anew = await adasPage();
  leave();
  await waitFor(() => expect(anew).toHaveBeenCalledOnce());
});
