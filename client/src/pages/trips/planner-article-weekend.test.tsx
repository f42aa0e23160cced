import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readDraft } from "#client/features/trips/planner/trip-draft.ts";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import { aPost, aWinery } from "#client/testing/fixtures.ts";
import { keepTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { postsApi } from "#shared/api/posts.ts";
import { siteApi } from "#shared/api/site.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { weekdayOf } from "#shared/domain/trips/calendar-date.ts";
import { PlannerPage } from "./planner-page.tsx";

const AT = paths.plannerWithArticle("harvest");
const WEEKEND = "A weekend around Walla Walla";

beforeEach(() => {
  localStorage.clear();
  stubApi(wineriesApi.list, [
    aWinery({ id: 7, slug: "amavi", name: "Amavi", city: "Walla Walla" }),
    aWinery({ id: 8, slug: "elsewhere", name: "Elsewhere", city: "Walla Walla" }),
    aWinery({ id: 9, slug: "otis", name: "Otis", city: "Walla Walla" }),
  ]);
  const content = "Begin at [Otis](/winery/otis), end at [Amavi](/winery/amavi).";
  stubApi(postsApi.bySlug, aPost({ slug: "harvest", content }));
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Sign in." });
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
});

const nameField = () => screen.getByRole("textbox", { name: /trip name/i });

test("an article's weekend fills the planner with its base, its wineries in its order, and a Saturday", async () => {
  localStorage.setItem("trip-list", JSON.stringify([8]));
  renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(nameField()).toHaveValue(WEEKEND));
  const { form, chosenIds } = readDraft();
  expect(form).toMatchObject({
    accommodation: "Walla Walla",
    timeAvailable: "Weekend (2 days)",
    drivingDistance: "1 hour",
    wineriesPerDay: 1,
  });
  expect(weekdayOf(form.startDate)).toBe("saturday");
  expect(chosenIds).toEqual([9, 7]);
  await waitFor(() => expect(document.querySelector("#your-plan")).toBeVisible());
  expect(window.location.search).toBe("");
});

test("it replaces a trip that was begun only when asked to", async () => {
  keepTripForm({ name: "Our harvest" });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  const question = { name: `Open “${WEEKEND}” here?` };
  expect(await screen.findByRole("heading", question)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(nameField()).toHaveValue("Our harvest");
});

test("an article that cannot be fetched is said to be so, and comes with Try again", async () => {
  stubProblem(postsApi.bySlug, { title: "Unavailable", status: 503, detail: "Later." });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  expect(await screen.findByText("The article's weekend could not be loaded.")).toBeVisible();
  expect(nameField()).toBeEnabled();
  stubApi(postsApi.bySlug, aPost({ slug: "harvest", content: "[Amavi](/winery/amavi)" }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(nameField()).toHaveValue(WEEKEND));
});

test.for([
  ["an article that is not there", "404"],
  ["an article without a winery that has a place", "Nothing but words."],
] as const)("%s is said to be missing, with nothing to try again", async ([, content]) => {
  if (content === "404") {
    stubProblem(postsApi.bySlug, { title: "Not Found", status: 404, detail: "None." });
  } else {
    stubApi(postsApi.bySlug, aPost({ slug: "harvest", content }));
  }
  renderPage(<PlannerPage />, { at: AT });
  expect(await screen.findByText("We couldn’t find that weekend plan.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(nameField()).toBeEnabled();
});
