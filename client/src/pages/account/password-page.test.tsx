import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { renderPage } from "#client/testing/render.tsx";
import { passwordApi } from "#shared/api/account/sign-in.ts";
import { AccountConfirmPage } from "./mailed-link-page.tsx";
import { ForgotPasswordPage, ResetPasswordPage } from "./password-page.tsx";

function renderReset() {
  return renderPage(<ResetPasswordPage />, {
    at: "/password/abc",
  });
}

function renderConfirm() {
  return renderPage(<AccountConfirmPage />, {
    at: "/account/confirm/abc",
  });
}

test("asking for a new password says the same whether or not there is an account", async () => {
  stubApi(passwordApi.forget, { status: "on-its-way" });
  const { user } = renderPage(<ForgotPasswordPage />, { at: "/password" });
  await user.click(screen.getByRole("button", { name: "Email me the link" }));
  expect(await screen.findByText("Your email address is required")).toBeVisible();
  await user.type(screen.getByLabelText("Email address"), "ada@example.org");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Check your email");
  expect(screen.getByText(/If there is an account with ada@example.org/)).toBeVisible();
  expect(screen.getByRole("status")).toHaveFocus();
  expect(requestsTo(passwordApi.forget)[0]?.body).toEqual({ email: "ada@example.org" });
});

test("while new accounts get no mail, that is said to whoever asks", async () => {
  stubApi(passwordApi.forget, { status: "on-its-way", unconfirmedRetryAfter: 2400 });
  const { user } = renderPage(<ForgotPasswordPage />, { at: "/password" });
  await user.type(screen.getByLabelText("Email address"), "ada@example.org{Enter}");
  expect(await screen.findByText(/ask again in 40 minutes/)).toBeVisible();
});

test("a refusal is told with the time to try again, and keeps the address", async () => {
  const detail = "The guide has reached its email limit for this hour. Try again in 40 minutes.";
  stubProblem(passwordApi.forget, { title: "Service Unavailable", status: 503, detail });
  const { user } = renderPage(<ForgotPasswordPage />, { at: "/password" });
  await user.type(screen.getByLabelText("Email address"), "ada@example.org{Enter}");
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText("Email address")).toHaveValue("ada@example.org");
});

test("a lost connection keeps the address one typed", async () => {
  stubNetworkFailure(passwordApi.forget);
  const { user } = renderPage(<ForgotPasswordPage />, { at: "/password" });
  await user.type(screen.getByLabelText("Email address"), "ada@example.org");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(screen.getByLabelText("Email address")).toHaveValue("ada@example.org");
});

test("the mailed link leads to a new password, and then to signing in with it", async () => {
  stubApi(passwordApi.reset, { state: "open" });
  stubApi(passwordApi.choose, { state: "changed" });
  const { user } = renderReset();
  await user.type(await screen.findByLabelText("New password"), "qwertyuiop");
  await user.click(screen.getByRole("button", { name: "Set the new password" }));
  expect(await screen.findByText(/easy to guess/)).toBeVisible();
  await user.clear(screen.getByLabelText("New password"));
  await user.type(screen.getByLabelText("New password"), "dust on my old boots");
  await user.click(screen.getByRole("button", { name: "Set the new password" }));
  expect(await screen.findByText("Your new password is set")).toBeVisible();
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
});

test.each(["expired", "unknown"] as const)(
  "a link that is %s leads to a new one",
  async (state) => {
    stubApi(passwordApi.reset, { state });
    renderReset();
    expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "/password",
    );
  },
);

test("opening the link of a new account confirms nothing; its button does", async () => {
  stubApi(passwordApi.confirmation, { state: "pending" });
  stubApi(passwordApi.confirm, { state: "confirmed" });
  const { user } = renderConfirm();
  const button = await screen.findByRole("button", { name: "Yes, it is mine" });
  expect(requestsTo(passwordApi.confirm)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("Your address is confirmed")).toBeVisible();
});

test.each([
  ["taken", "You have another account"],
  ["expired", "This link has expired"],
  ["unknown", "This link is not complete"],
] as const)("a confirmation link that is %s says what to do", async (state, title) => {
  stubApi(passwordApi.confirmation, { state });
  renderConfirm();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
