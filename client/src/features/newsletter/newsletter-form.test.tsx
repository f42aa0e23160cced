import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { renderPage } from "#client/testing/render.tsx";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const form = <NewsletterForm source="header" placeholder="Get wine updates..." button="Join" />;

test("§4: submit does nothing when the field is empty", async () => {
  const { user } = renderPage(form);
  await user.click(screen.getByRole("button", { name: "Join" }));
  expect(requestsTo(newsletterApi.subscribe)).toEqual([]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("§4: the e-mail field is cleared after submit, and the address is really sent", async () => {
  stubApi(newsletterApi.subscribe, { status: "confirmation-sent" });
  const { user } = renderPage(form);
  const field = screen.getByPlaceholderText("Get wine updates...");
  await user.type(field, "ann@example.com{Enter}");
  expect(field).toHaveValue("");
  expect(await screen.findByText("One more step")).toBeVisible();
  expect(requestsTo(newsletterApi.subscribe).map(({ body }) => body)).toEqual([
    { email: "ann@example.com", source: "header" },
  ]);
});

test("an address that cannot be one is refused at the field and kept", async () => {
  const { user } = renderPage(form);
  const field = screen.getByPlaceholderText("Get wine updates...");
  await user.type(field, "ann@{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
  expect(field).toHaveValue("ann@");
});

test("a failure says what to do and puts the address back", async () => {
  stubProblem(newsletterApi.subscribe, {
    title: "Service Unavailable",
    status: 503,
    detail: "away",
  });
  const { user } = renderPage(form);
  const field = screen.getByPlaceholderText("Get wine updates...");
  await user.type(field, "ann@example.com{Enter}");
  expect(await screen.findByText("Not signed up yet")).toBeVisible();
  await waitFor(() => expect(field).toHaveValue("ann@example.com"));
});

test("what is typed and not sent stands in the field again after the page is loaded anew", async () => {
  const { user, unmount } = renderPage(form);
  await user.type(screen.getByPlaceholderText("Get wine updates..."), "ann@exam");
  unmount();
  renderPage(form);
  expect(screen.getByPlaceholderText("Get wine updates...")).toHaveValue("ann@exam");
});

test("a sent address is kept no longer", async () => {
  stubApi(newsletterApi.subscribe, { status: "confirmation-sent" });
  const { user } = renderPage(form);
  await user.type(screen.getByPlaceholderText("Get wine updates..."), "ann@example.com{Enter}");
  await screen.findByText("One more step");
  expect(sessionStorage).toHaveLength(0);
});
