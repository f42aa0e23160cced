import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Route, Switch } from "wouter";
import { AccountMenu } from "#client/features/account/account-menu.tsx";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { accountApi, authApi } from "#shared/api/account/auth.ts";
import { passwordApi } from "#shared/api/account/sign-in.ts";
import { AccountPage } from "./account-page.tsx";

function renderAccount(element = <AccountPage />) {
  const leave = vi.fn();
  leavePage.to = leave;
  const page = renderPage(
    <Switch>
      <Route path="/account">{element}</Route>
      <Route>Another page</Route>
    </Switch>,
    { at: "/account" },
  );
  return { ...page, leave };
}

test("shows the profile and a link to everything the account holds in one file", async () => {
  stubApi(authApi.user, aUser());
  renderAccount();
  expect(await screen.findByText("ada@example.org")).toBeVisible();
  const download = screen.getByRole("link", { name: "Download my data (JSON)" });
  expect(download).toHaveAttribute("href", "/api/account/export");
  expect(download).toHaveAttribute("download", "my-account.json");
});

test("signed out it leads to signing in and back", async () => {
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Sign in." });
  renderAccount();
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/api/login?returnTo=%2Faccount",
  );
});

test("deleting needs the words typed, and then the account is gone", async () => {
  stubApi(authApi.user, aUser());
  stubApi(accountApi.remove, undefined);
  const { user } = renderAccount();
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(dialog.getByText("Type the words “delete my account” to go on.")).toBeVisible();
  expect(requestsTo(accountApi.remove)).toEqual([]);
  await user.type(dialog.getByRole("textbox"), "Delete my account");
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await screen.findByText("Your account is deleted")).toBeVisible();
  expect(screen.getByText("Another page")).toBeVisible();
  expect(window.location.pathname).toBe("/");
});

test("signing out everywhere goes on to the provider", async () => {
  stubApi(authApi.user, aUser());
  stubApi(accountApi.signOutEverywhere, { goTo: "https://provider.test/end" });
  const { user, leave } = renderAccount();
  await user.click(await screen.findByRole("button", { name: "Sign out on every device" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://provider.test/end"));
});

test("signing out where another device has ended the session leads home as well", async () => {
  stubApi(authApi.user, aUser());
  stubProblem(accountApi.signOutEverywhere, {
    title: "Unauthorized",
    status: 401,
    detail: "Sign in.",
  });
  const { user, leave } = renderAccount();
  await user.click(await screen.findByRole("button", { name: "Sign out on every device" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(screen.queryByText("You are still signed in")).not.toBeInTheDocument();
});

test("the header's menu names the visitor, leads into the account and signs out", async () => {
  stubApi(authApi.user, aUser());
  stubApi(authApi.logout, { goTo: "/" });
  const { user, leave } = renderAccount(<AccountMenu />);
  const button = await screen.findByRole("button", { name: "Account: Ada" });
  expect(screen.queryByRole("link", { name: "Trips" })).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByRole("link", { name: "Trips" })).toHaveAttribute("href", "/trips");
  await user.keyboard("{Escape}");
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
});

test.each([
  ["are still", () => stubProblem(authApi.logout, { title: "Away", status: 503, detail: "Away" })],
  ["may still be", () => stubNetworkFailure(authApi.logout)],
])("a sign-out that fails says that one %s signed in", async (be, fail) => {
  stubApi(authApi.user, aUser());
  fail();
  const { user, leave } = renderAccount(<AccountMenu />);
  await user.click(await screen.findByRole("button", { name: "Account: Ada" }));
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText(`You ${be} signed in`)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

test("signed out the header leads to signing in and back to this page", async () => {
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Sign in." });
  renderAccount(<AccountMenu />);
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link).toHaveAttribute("href", "/api/login?returnTo=%2Faccount");
});

test("an account with a password here is deleted with that password only", async () => {
  stubApi(authApi.user, aUser({ hasPassword: true }));
  const message = "That is not your password";
  stubProblem(accountApi.remove, {
    title: "Bad Request",
    status: 400,
    detail: message,
    errors: [{ field: "body.password", message }],
  });
  const { user } = renderAccount();
  await screen.findByRole("button", { name: "Change my password" });
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "delete my account");
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await dialog.findByText("Your password is required")).toBeVisible();
  expect(requestsTo(accountApi.remove)).toEqual([]);
  await user.type(dialog.getByLabelText("Your password"), "a guess");
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText("Your password")).toHaveFocus();
  expect(requestsTo(accountApi.remove)[0]?.body).toEqual({ password: "a guess" });
  expect(dialog.getByRole("textbox")).toHaveValue("delete my account");
});

test("an address that is not confirmed says so, and its link is mailed again", async () => {
  stubApi(authApi.user, aUser({ emailVerified: false, hasPassword: true }));
  stubApi(passwordApi.askConfirmation, { status: "mail-sent" });
  const { user } = renderAccount();
  expect(await screen.findByText("Your email address isn't confirmed yet")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("Sent. Check your email.")).toBeVisible();
});

test("a wrong present password is said beside its field, and what was typed stays", async () => {
  stubApi(authApi.user, aUser({ hasPassword: true }));
  const message = "That is not your password";
  stubProblem(passwordApi.change, {
    title: "Bad Request",
    status: 400,
    detail: message,
    errors: [{ field: "body.currentPassword", message }],
  });
  const { user } = renderAccount();
  await user.type(await screen.findByLabelText("Current password"), "a guess");
  await user.type(screen.getByLabelText("New password"), "dust on my old boots");
  await user.click(screen.getByRole("button", { name: "Change my password" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("New password")).toHaveValue("dust on my old boots");
  stubApi(passwordApi.change, undefined);
  await user.click(screen.getByRole("button", { name: "Change my password" }));
  expect(await screen.findByText("Your password is changed")).toBeVisible();
  expect(screen.getByLabelText("Current password")).toHaveValue("");
});
