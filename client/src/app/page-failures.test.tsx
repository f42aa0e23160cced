/**
 * Every page times every call it makes times every way a call can fail: the page says so and offers
 * Try again, which works; 401 is signed out, 404 is missing. A page without a row fails the type
 * check, a call without one fails the first test of its page.
 */
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isTo,
  requestsTo,
  resetStubs,
  sentRequests,
  stubApi,
  stubHanging,
  stubNetworkFailure,
  stubProblem,
} from "#client/testing/api.ts";
import { aPlace, aPost, aSharedTrip, aTrip, aUser, aWineryPage } from "#client/testing/fixtures.ts";
import {
  type CallRow,
  PAGE_CASES,
  type PageCase,
  TRIP_ID,
} from "#client/testing/page-failures-table.ts";
import { aReadyTrip } from "#client/testing/ready-trip-fixture.ts";
import { renderPage } from "#client/testing/render.tsx";
import { currentToast } from "#client/ui/toast-store.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { neverMailApi } from "#shared/api/account/never-mail.ts";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { passwordApi, signInApi } from "#shared/api/account/sign-in.ts";
import { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { placesApi } from "#shared/api/places.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { PageAtAddress } from "./routes.tsx";

const AMAVI = aWineryPage({ id: 7, name: "Amavi", slug: "amavi" });
const POST = aPost({
  title: "On Basalt",
  slug: "on-basalt",
  tags: ["Walla Walla Valley"],
  content: "Stop at [Amavi](/winery/amavi) first.",
});
const TRIP = aTrip({ id: TRIP_ID, wineryIds: [7] });
const UNAUTHORIZED = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };

/** Everything answers as on a good day. */
function stubAGoodDay(isSignedIn: boolean) {
  resetStubs();
  if (isSignedIn) stubApi(authApi.user, aUser());
  else stubProblem(authApi.user, UNAUTHORIZED);
  stubApi(wineriesApi.list, [AMAVI]);
  stubApi(wineriesApi.featured, [AMAVI]);
  stubApi(wineriesApi.bySlug, AMAVI);
  stubApi(wineriesApi.departed, []);
  stubApi(wineriesApi.nearby, [
    {
      winery: {
        id: 8,
        slug: "hedges",
        name: "Hedges",
        city: "Benton City",
        region: "Red Mountain",
        illustration: "sagebrush",
      },
      miles: 5,
      minutes: 10,
      ferry: false,
      estimated: false,
    },
  ]);
  stubApi(placesApi.list, [aPlace({ name: "Brasserie" })]);
  stubApi(postsApi.list, [POST]);
  stubApi(postsApi.bySlug, POST);
  stubApi(readyTripsApi.list, [aReadyTrip()]);
  stubApi(readyTripsApi.bySlug, aReadyTrip());
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
  stubApi(favoritesApi.list, [{ wineryId: 7, addedAt: "2026-11-20T18:00:00.000Z" }]);
  stubApi(tripListApi.read, { wineryIds: [7] });
  stubApi(savedItinerariesApi.list, [TRIP]);
  stubApi(savedItinerariesApi.byId, TRIP);
  stubApi(tripsApi.byToken, aSharedTrip());
  stubApi(drivesApi.geometries, { courses: [] });
  stubApi(savedItinerariesApi.deleted, [
    {
      id: "1b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f61",
      name: "Lost weekend",
      deletedAt: "2026-11-20T18:00:00.000Z",
    },
  ]);
  stubApi(neverMailApi.state, { state: "open" });
  stubApi(factConfirmationsApi.questions, {
    winery: { name: "Amavi", city: "Walla Walla" },
    closesOn: "2027-07-01",
    facts: [],
  });
  stubApi(newsletterApi.confirmation, { state: "pending" });
  stubApi(signInApi.details, { status: "open" });
  stubApi(passwordApi.confirmation, { state: "pending" });
  stubApi(passwordApi.reset, { state: "open" });
}

const FAILURES = {
  "500": ({ endpoint }: CallRow) =>
    stubProblem(endpoint, { title: "Internal Server Error", status: 500, detail: "It failed." }),
  offline: ({ endpoint }: CallRow) => stubNetworkFailure(endpoint),
  slow: ({ endpoint }: CallRow) => stubHanging(endpoint),
  "401": ({ endpoint }: CallRow) => stubProblem(endpoint, UNAUTHORIZED),
  "404": ({ endpoint }: CallRow) =>
    stubProblem(endpoint, { title: "Not Found", status: 404, detail: "There is none." }),
};

function open({ at }: PageCase) {
  return renderPage(<PageAtAddress />, { at });
}

const close = () => {
  cleanup();
  currentToast.set(null);
};

// By its element: to find it by its role, every element of the page is looked at, two hundred times over.
const pageIsThere = () => waitFor(() => expect(document.querySelector("h1")).toBeVisible());

/** What the page shows of a failure of this kind. */
async function expectFailure(row: CallRow, kind: keyof typeof FAILURES): Promise<void> {
  const instead = kind === "401" ? row.signedOut : kind === "404" ? row.missing : undefined;
  if (instead !== undefined) {
    expect((await screen.findAllByText(instead, { exact: false }))[0]).toBeVisible();
    expect(screen.queryAllByText("Try again")).toEqual([]);
    return;
  }
  const isSignedOut = kind === "401" && row.endpoint === authApi.user;
  if (row.says === undefined || isSignedOut) {
    await pageIsThere();
    expect(screen.queryAllByText("Try again")).toEqual([]);
    return;
  }
  const { says } = row;
  await waitFor(() => {
    expect(screen.getAllByText(says)[0]).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Try again" })[0]).toBeVisible();
  });
}

beforeEach(() => {
  // Maps stay away: no window ever comes near them.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.useRealTimers());

describe.each(Object.entries(PAGE_CASES))("%s", (_name, page) => {
  const isSignedIn = page.isSignedIn ?? false;
  const isReady = async ({ endpoint }: CallRow) => {
    if (page.ready && endpoint !== authApi.user) await screen.findByText(page.ready);
  };

  test("makes the calls of its rows and no others", async () => {
    stubAGoodDay(isSignedIn);
    open(page);
    await pageIsThere();
    for (const { endpoint } of page.calls) {
      await waitFor(() => expect(requestsTo(endpoint), endpoint.path).toHaveLength(1));
    }
    const unlisted = sentRequests().filter(
      // The files of a trip's map are kept for the road once the page is idle.
      (request) =>
        request.path.startsWith("/api/") &&
        !page.calls.some(({ endpoint }) => isTo(endpoint, request)),
    );
    expect(unlisted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(screen.queryAllByText("Try again")).toEqual([]);
  });

  for (const row of page.calls) {
    const { says, shows } = row;
    const isTriedAgain = says !== undefined && shows !== undefined;

    test(`says when ${row.endpoint.path} fails, whatever way`, async () => {
      // Where it can be tried again, the test of that begins with a 500.
      const answered = isTriedAgain ? (["401", "404"] as const) : (["500", "401", "404"] as const);
      for (const kind of ["offline", ...answered] as const) {
        stubAGoodDay(isSignedIn);
        FAILURES[kind](row);
        open(page);
        if (kind !== "401") await isReady(row);
        await expectFailure(row, kind);
        close();
      }
    });

    test(`gives ${row.endpoint.path} up after 20 seconds, and says so`, async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
      stubAGoodDay(isSignedIn);
      FAILURES.slow(row);
      open(page);
      await waitFor(() => expect(requestsTo(row.endpoint).length).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(20_000);
      await expectFailure(row, "slow");
    });

    if (!isTriedAgain) continue;
    test(`fetches ${row.endpoint.path} when it is tried again`, async () => {
      stubAGoodDay(isSignedIn);
      FAILURES["500"](row);
      const { user } = open(page);
      await isReady(row);
      await expectFailure(row, "500");
      stubAGoodDay(isSignedIn);
      for (const button of screen.getAllByRole("button", { name: "Try again" })) {
        await user.click(button);
      }
      await waitFor(() => expect(screen.queryAllByText("Try again")).toEqual([]));
      expect((await screen.findAllByText(shows, { exact: false }))[0]).toBeVisible();
    });
  }
});
