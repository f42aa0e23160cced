import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { renderPage } from "#client/testing/render.tsx";
import { neverMailApi } from "#shared/api/account/never-mail.ts";
import { AllowMailPage, NeverMailPage } from "./mailed-link-page.tsx";

const neverPage = <NeverMailPage />;
const allowPage = <AllowMailPage />;

test("opening the link stops nothing; its one button stops all mail", async () => {
  stubApi(neverMailApi.state, { state: "open" });
  stubApi(neverMailApi.stop, { status: "stopped" });
  const { user } = renderPage(<main>{neverPage}</main>, { at: "/mail/never/abc~def" });
  const button = await screen.findByRole("button", { name: "Never email me" });
  expect(requestsTo(neverMailApi.stop)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "No more email from us" })).toHaveFocus();
  expect(requestsTo(neverMailApi.stop).map(({ path }) => path)).toEqual([
    "/api/mail/never/abc~def",
  ]);
});

test("a press that fails says so, and can be repeated", async () => {
  stubApi(neverMailApi.state, { state: "open" });
  stubProblem(neverMailApi.stop, { title: "Service Unavailable", status: 503, detail: "away" });
  const { user } = renderPage(neverPage, { at: "/mail/never/abc" });
  await user.click(await screen.findByRole("button", { name: "Never email me" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please try again");
  expect(screen.getByRole("button", { name: "Never email me" })).toBeVisible();
});

test("a link that no mail carries is said to be incomplete", async () => {
  stubProblem(neverMailApi.state, { title: "Not Found", status: 404, detail: "No such link." });
  renderPage(neverPage, { at: "/mail/never/half" });
  expect(await screen.findByRole("heading", { name: "This link is not complete" })).toBeVisible();
});

test("where mail is stopped, the owner can have a link to allow it again; a wrong address stays typed", async () => {
  stubApi(neverMailApi.state, { state: "stopped" });
  stubProblem(neverMailApi.askToAllow, {
    title: "Bad Request",
    status: 400,
    detail: "This link was sent to another address",
    errors: [{ field: "body.email", message: "This link was sent to another address" }],
  });
  const { user } = renderPage(neverPage, { at: "/mail/never/abc" });
  const field = await screen.findByLabelText(/^Changed your mind/);
  await user.type(field, "nobody");
  await user.click(screen.getByRole("button", { name: "Send me the link" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
  expect(requestsTo(neverMailApi.askToAllow)).toEqual([]);
  await user.clear(field);
  await user.type(field, "other@example.org");
  await user.click(screen.getByRole("button", { name: "Send me the link" }));
  expect(await screen.findByText("This link was sent to another address.")).toBeVisible();
  expect(field).toHaveValue("other@example.org");
  stubApi(neverMailApi.askToAllow, { status: "link-sent" });
  await user.click(screen.getByRole("button", { name: "Send me the link" }));
  expect(await screen.findByText(/^A link is on its way/)).toHaveFocus();
});

test("the mailed link allows mail with one press; one that has run out says what to do", async () => {
  stubApi(neverMailApi.allow, { state: "allowed" });
  const { user } = renderPage(allowPage, { at: "/mail/allow/abc" });
  expect(requestsTo(neverMailApi.allow)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Yes, allow email again" }));
  expect(await screen.findByRole("heading", { name: "Email is back on" })).toBeVisible();
});

test("a link that has run out says how to get a new one", async () => {
  stubApi(neverMailApi.allow, { state: "expired" });
  const { user } = renderPage(allowPage, { at: "/mail/allow/old" });
  await user.click(screen.getByRole("button", { name: "Yes, allow email again" }));
  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
});
