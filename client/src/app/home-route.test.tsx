import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import { aPost, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { postsApi } from "#shared/api/posts.ts";
import { siteApi } from "#shared/api/site.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { HomeRoute } from "./routes.tsx";

const unauthorized = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };
const ann = {
  id: "5b9c1f5e-7d2c-4d6e-9a35-0c8d5a1e2f34",
  email: "ann@example.com",
  emailVerified: true,
  hasPassword: false,
  name: "Ann",
  picture: null,
};
const TIMEOUT = { timeout: 15_000 };

function stubContent() {
  stubApi(wineriesApi.list, [aWinery()]);
  stubApi(wineriesApi.featured, [aWinery({ isFeatured: true })]);
  stubApi(
    postsApi.list,
    [1, 2, 3, 4].map((number) => aPost({ title: `Article ${number}` })),
  );
  stubApi(siteApi.settings, {
    tileUrl: "https://tiles.test/{z}/{x}/{y}.png",
    mailbox: true,
    contactEmail: null,
  });
}

test("§2: signed-out visitors see the landing page with its sections, and are not bounced", async () => {
  stubContent();
  stubProblem(authApi.user, unauthorized);
  renderPage(<HomeRoute />);
  expect(await screen.findByRole("link", { name: "Find a Winery" }, TIMEOUT)).toHaveAttribute(
    "href",
    "#map",
  );
  expect(screen.getAllByRole("link", { name: "Plan Your Trip" })[0]).toHaveAttribute(
    "href",
    "/planner",
  );
  expect(await screen.findByRole("heading", { name: "Featured Wineries" })).toBeVisible();
  expect(await screen.findByText("Article 3")).toBeVisible();
  expect(screen.queryByText("Article 4")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Join Our Wine Community" })).toBeVisible();
  expect(screen.queryByText("Unauthorized")).not.toBeInTheDocument();
});

test("§6: signed-in visitors see a home page of their own", async () => {
  stubContent();
  stubApi(authApi.user, ann);
  stubApi(savedItinerariesApi.list, []);
  stubApi(favoritesApi.list, []);
  renderPage(<HomeRoute />);
  expect(await screen.findByRole("heading", { name: "Welcome, Ann" }, TIMEOUT)).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Your favorites" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Find a Winery" })).not.toBeInTheDocument();
});

test("§8: a session that is gone shows the Unauthorized toast on the signed-in home", async () => {
  stubContent();
  stubApi(authApi.user, ann);
  stubProblem(savedItinerariesApi.list, unauthorized);
  stubProblem(favoritesApi.list, unauthorized);
  renderPage(<HomeRoute />);
  expect(await screen.findByText("Unauthorized", {}, TIMEOUT)).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Welcome, Ann")).not.toBeInTheDocument(), TIMEOUT);
});
