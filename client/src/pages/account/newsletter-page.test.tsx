import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { renderPage } from "#client/testing/render.tsx";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { NewsletterConfirmPage, NewsletterUnsubscribePage } from "./mailed-link-page.tsx";

const confirmPage = <NewsletterConfirmPage />;

test("opening a confirmation link changes nothing; its one button confirms", async () => {
  stubApi(newsletterApi.confirmation, { state: "pending" });
  stubApi(newsletterApi.confirm, { state: "confirmed" });
  const { user } = renderPage(confirmPage, { at: "/newsletter/confirm/abc" });
  const button = await screen.findByRole("button", { name: "Subscribe" });
  expect(requestsTo(newsletterApi.confirm)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "You are on the list" })).toBeVisible();
  expect(requestsTo(newsletterApi.confirm).map(({ path }) => path)).toEqual([
    "/api/newsletter/confirmations/abc",
  ]);
});

test("an expired link says how to get a new one", async () => {
  stubApi(newsletterApi.confirmation, { state: "expired" });
  renderPage(confirmPage, { at: "/newsletter/confirm/old" });
  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("unsubscribing takes one press", async () => {
  stubApi(newsletterApi.unsubscribe, { status: "unsubscribed" });
  const page = <NewsletterUnsubscribePage />;
  const { user } = renderPage(page, { at: "/newsletter/unsubscribe/abc" });
  expect(requestsTo(newsletterApi.unsubscribe)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
  expect(await screen.findByRole("heading", { name: "You’re unsubscribed" })).toBeVisible();
});

test("a link that no mail carries is said to be incomplete, not to have worked", async () => {
  stubProblem(newsletterApi.unsubscribe, {
    title: "Not Found",
    status: 404,
    detail: "No such link.",
  });
  const page = <NewsletterUnsubscribePage />;
  const { user } = renderPage(page, { at: "/newsletter/unsubscribe/half" });
  await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
  expect(await screen.findByRole("heading", { name: "This link is not complete" })).toBeVisible();
});
