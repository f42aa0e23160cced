import { onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FavoriteHeart } from "#client/features/favorites/favorite-heart.tsx";
import { favoritesQuery } from "#client/features/favorites/use-favorites.ts";
import { accountTripListQuery } from "#client/features/trip-list/trip-list-store.ts";
import { savedTripQuery, savedTripsQuery } from "#client/features/trips/saved-trip-queries.ts";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aUser, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { wineriesApi } from "#shared/api/wineries.ts";

const ADA = aUser();
const BEN = aUser({ id: "1d0c2f0e-0000-4000-8000-000000000002", name: "Ben Oak" });

test("every query's key is whose, which path, what was asked", () => {
  const own = [
    favoritesQuery(ADA.id),
    accountTripListQuery(ADA.id),
    savedTripsQuery(ADA.id),
    savedTripQuery(ADA.id, "a-trip"),
  ].map(({ queryKey }) => queryKey);
  const everybodys = [
    currentUserQuery,
    wineryQueries.all(),
    wineryQueries.nearby("amavi"),
    postQueries.all(),
  ].map(({ queryKey }) => queryKey);
  expect(own.map(([owner]) => owner)).toEqual(own.map(() => ADA.id));
  expect(everybodys.map(([owner]) => owner)).toEqual(everybodys.map(() => "everybody"));
  for (const key of [...own, ...everybodys]) {
    expect(key).toHaveLength(3);
    expect(key[1]).toMatch(/^\/api\//);
    expect(key[2]).toBeTypeOf("object");
  }
});

function Wineries() {
  const { error } = useQuery(wineryQueries.all());
  return <p>{error?.message ?? "waiting"}</p>;
}

test("without a network a call fails and says so, where it would wait in silence", async () => {
  onlineManager.setOnline(false);
  stubNetworkFailure(wineriesApi.list);
  renderPage(<Wineries />);
  expect(await screen.findByText("Failed to fetch wineries")).toBeVisible();
  onlineManager.setOnline(true);
});

test("another user of the same browser never sees the first one's favorites", async () => {
  stubApi(authApi.user, ADA);
  stubApi(favoritesApi.list, [{ wineryId: 7, addedAt: "2026-11-20T18:00:00.000Z" }]);
  const winery = aWinery({ id: 7, name: "Amavi" });
  const { queryClient } = renderPage(<FavoriteHeart winery={winery} />);
  const heart = (pressed: boolean) =>
    screen.findByRole("button", { name: "Favorite: Amavi", pressed });
  expect(await heart(true)).toBeVisible();

  let answer: (favorites: []) => void = () => {};
  stubApi(favoritesApi.list, () => new Promise<[]>((resolve) => (answer = resolve)));
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, BEN));
  await waitFor(() => expect(requestsTo(favoritesApi.list)).toHaveLength(2));
  // Before Ben's own have arrived, nothing of Ada's is there.
  expect(screen.queryByRole("button", { name: "Favorite: Amavi" })).toBeNull();
  answer([]);
  expect(await heart(false)).toBeVisible();
});

test("favorites are asked for once a page, however many hearts it has and whether it fails", async () => {
  stubApi(authApi.user, ADA);
  stubProblem(favoritesApi.list, { title: "Unavailable", status: 503, detail: "It is away." });
  const hearts = Array.from({ length: 30 }, (_, id) => aWinery({ id: id + 1 }));
  const page = (some: readonly { id: number; name: string }[]) => (
    <>
      {some.map((winery) => (
        <FavoriteHeart key={winery.id} winery={winery} />
      ))}
    </>
  );
  const { queryClient } = renderPage(page(hearts));
  await waitFor(() =>
    expect(queryClient.getQueryState(favoritesQuery(ADA.id).queryKey)?.status).toBe("error"),
  );
  // Hearts that come later, as a list grows, ask no more.
  render(
    <QueryClientProvider client={queryClient}>
      {page(hearts)}
      <p>More are there</p>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("More are there")).toBeVisible();
  expect(requestsTo(favoritesApi.list)).toHaveLength(1);
});
