import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { COMMON_PASSWORD, signInApi } from "#shared/api/account/sign-in.ts";
import { SignInPage } from "./sign-in-page.tsx";

const problem = (status: number, detail: string) => ({ title: "Problem", status, detail });

function renderSignIn(at = "/sign-in/abc") {
  const leave = vi.fn();
  leavePage.to = leave;
  const page = renderPage(<SignInPage />, { at });
  return { ...page, leave };
}

const emailField = () => screen.getByLabelText("Email address");
const passwordField = () => screen.getByLabelText("Password");

test("with an account one signs in and goes on where the site says", async () => {
  stubApi(signInApi.details, { status: "open" });
  stubApi(signInApi.signIn, { goTo: "http://localhost/oidc/auth/abc" });
  const { user, leave } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "correct horse battery");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(leave).toHaveBeenCalledWith("http://localhost/oidc/auth/abc"));
  expect(requestsTo(signInApi.signIn)[0]).toMatchObject({
    path: "/api/sign-in/abc/password",
    body: { email: "ada@example.org", password: "correct horse battery" },
  });
});

test("what is missing is said beside its field", async () => {
  stubApi(signInApi.details, { status: "open" });
  const { user } = renderSignIn();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Your email address is required")).toBeVisible();
  expect(screen.getByText("Your password is required")).toBeVisible();
  expect(emailField()).toHaveAccessibleDescription("Your email address is required");
});

test("after a refusal the address is kept, the password is not, and the focus is on it", async () => {
  stubApi(signInApi.details, { status: "open" });
  stubProblem(signInApi.signIn, problem(401, "That email address or password is not right."));
  const { user } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "wrong");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("That email address or password is not right.")).toBeVisible();
  expect(emailField()).toHaveValue("ada@example.org");
  expect(passwordField()).toHaveValue("");
  expect(passwordField()).toHaveFocus();
});

test("a low window scrolls to what went wrong", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  stubApi(signInApi.details, { status: "open" });
  stubProblem(signInApi.signIn, problem(429, "Too much at once. Try again."));
  const { user } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "correct horse battery");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(seen.mock.contexts).toEqual([screen.getByRole("alert")]));
});

test("making an account takes along the address, and says what a password must be", async () => {
  stubApi(signInApi.details, { status: "open" });
  stubApi(signInApi.signUp, { goTo: "/next" });
  const { user, leave } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.click(screen.getByRole("button", { name: "Create one" }));
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue("ada@example.org");
  await user.type(passwordField(), "short");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText("At least 10 characters")).toBeVisible();
  await user.type(passwordField(), " but now long");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/next"));
  expect(requestsTo(signInApi.signUp)[0]?.body).toEqual({
    email: "ada@example.org",
    password: "short but now long",
  });
});

test("one of the first passwords that are guessed is refused before it is sent", async () => {
  stubApi(signInApi.details, { status: "open" });
  const { user } = renderSignIn();
  await user.click(screen.getByRole("button", { name: "Create one" }));
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "Password123!");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(COMMON_PASSWORD)).toBeVisible();
  expect(requestsTo(signInApi.signUp)).toEqual([]);
});

test("who has forgotten the password finds the way to a new one", async () => {
  stubApi(signInApi.details, { status: "open" });
  renderSignIn();
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/password",
  );
});

test("a lost connection is said, and nothing typed is lost, so that one press sends it again", async () => {
  stubApi(signInApi.details, { status: "open" });
  stubNetworkFailure(signInApi.signIn);
  const { user } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "correct horse battery");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(emailField()).toHaveValue("ada@example.org");
  expect(passwordField()).toHaveValue("correct horse battery");
});

test("a site that is away loses nothing of a new account", async () => {
  stubApi(signInApi.details, { status: "open" });
  stubProblem(signInApi.signUp, problem(503, "Too much at once. Try again."));
  const { user } = renderSignIn();
  await user.click(screen.getByRole("button", { name: "Create one" }));
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "correct horse battery");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Too much at once. Try again.")).toBeVisible();
  expect(passwordField()).toHaveValue("correct horse battery");
});

test("an expired sign-in is said at once, and when it expires meanwhile", async () => {
  stubProblem(signInApi.details, problem(404, "gone"));
  const first = renderSignIn();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Sign in");
  expect(await screen.findByText("This sign-in has expired")).toBeVisible();
  expect(screen.getByText(/allow cookies/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
  first.unmount();

  stubApi(signInApi.details, { status: "open" });
  stubProblem(signInApi.signIn, problem(404, "gone"));
  const { user } = renderSignIn();
  await user.type(emailField(), "ada@example.org");
  await user.type(passwordField(), "correct horse battery");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("This sign-in has expired")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveFocus();
});

test.each([
  ["refused", "That sign-in could not be completed"],
  ["canceled", "You have not signed in"],
  ["away", "Sign-in is not available just now"],
  ["closed", "Sign-in isn’t available here"],
  ["<script>", "That sign-in could not be completed"],
])("a sign-in that came to nothing says why: %s", (reason, title) => {
  renderSignIn(`/sign-in/problem?reason=${encodeURIComponent(reason)}`);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
});

test("the password can be shown while it is typed", async () => {
  stubApi(signInApi.details, { status: "open" });
  const { user } = renderSignIn();
  expect(passwordField()).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show the password" }));
  expect(passwordField()).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(passwordField()).toHaveAttribute("type", "password");
});

test.each(["/sign-in/abc", "/sign-in/problem?reason=refused"])(
  "whoever is signed in already reads so on %s, and finds the way on",
  async (at) => {
    stubApi(authApi.user, aUser());
    stubProblem(signInApi.details, problem(404, "gone"));
    renderSignIn(at);
    expect(await screen.findByText("You are signed in")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the guide" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
  },
);
