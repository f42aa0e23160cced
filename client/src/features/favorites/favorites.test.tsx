import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  requestsTo,
  stubApi,
  stubHanging,
  stubNetworkFailure,
  stubProblem,
} from "#client/testing/api.ts";
import { aUser, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { FavoriteButton, FavoriteHeart } from "./favorite-heart.tsx";
import { FavoritesShelf } from "./favorites-shelf.tsx";

const AMAVI = aWinery({ id: 7, name: "Amavi" });
const HEDGES = aWinery({ id: 8, name: "Hedges" });
const NOBODY = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };
const favorite = (wineryId: number) => ({ wineryId, addedAt: "2026-11-20T18:00:00.000Z" });

test("§6: visitors who are not signed in see no favorites and cause no call for them", async () => {
  stubProblem(authApi.user, NOBODY);
  renderPage(
    <>
      <FavoriteButton winery={AMAVI} />
      <FavoriteHeart winery={AMAVI} />
      <FavoritesShelf />
    </>,
  );
  await waitFor(() => expect(requestsTo(authApi.user)).toHaveLength(1));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(requestsTo(favoritesApi.list)).toEqual([]);
});

test("§2: Add to Favorites shows at once, on the button and on the heart", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, []);
  stubApi(favoritesApi.add, undefined);
  const { user } = renderPage(
    <>
      <FavoriteButton winery={AMAVI} />
      <FavoriteHeart winery={AMAVI} />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: "Add to Favorites" }));
  expect(screen.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Favorite: Amavi", pressed: true })).toBeVisible();
  await waitFor(() => expect(requestsTo(favoritesApi.add)[0]?.path).toBe("/api/favorites/7"));
});

test("a favorite that could not be saved is taken back, and said with the site's reason", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, [favorite(8)]);
  const detail = "Your account holds 500 favorites, which is the most.";
  stubProblem(favoritesApi.add, { title: "Conflict", status: 409, detail });
  stubNetworkFailure(favoritesApi.remove);
  const { user } = renderPage(
    <>
      <FavoriteHeart winery={AMAVI} />
      <FavoriteHeart winery={HEDGES} />
    </>,
  );
  await screen.findByRole("button", { name: "Favorite: Hedges", pressed: true });
  await user.click(screen.getByRole("button", { name: "Favorite: Amavi" }));
  expect(await screen.findByText("Favorite not added")).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByRole("button", { name: "Favorite: Amavi", pressed: false })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Favorite: Hedges" }));
  expect(await screen.findByText("Favorite not removed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Favorite: Hedges", pressed: true })).toBeVisible();
});

test("§8: a session that is gone shows the Unauthorized toast", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, []);
  stubProblem(favoritesApi.add, NOBODY);
  const { user } = renderPage(<FavoriteHeart winery={AMAVI} />);
  await user.click(await screen.findByRole("button", { name: "Favorite: Amavi" }));
  expect(await screen.findByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
});

test("the shelf shows the favorites newest first", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, [favorite(8), favorite(999), favorite(7)]);
  stubApi(wineriesApi.list, [AMAVI, HEDGES]);
  renderPage(<FavoritesShelf />);
  await screen.findByRole("link", { name: "Hedges" });
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Hedges", "Amavi"]);
});

test("an empty shelf says how to fill it", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, []);
  stubApi(wineriesApi.list, [AMAVI]);
  renderPage(<FavoritesShelf />);
  expect(await screen.findByText(/^None yet/)).toBeVisible();
});

test("a heart comes with the list it tells of: a press before would hide the other favorites", async () => {
  stubApi(authApi.user, aUser());
  stubHanging(favoritesApi.list);
  renderPage(
    <>
      <FavoriteButton winery={AMAVI} />
      <FavoriteHeart winery={AMAVI} />
    </>,
  );
  await waitFor(() => expect(requestsTo(favoritesApi.list)).toHaveLength(1));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
