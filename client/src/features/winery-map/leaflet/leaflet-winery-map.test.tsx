import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Popup } from "leaflet";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { siteApi } from "#shared/api/site.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { LeafletWineryMap } from "./leaflet-winery-map.tsx";

// jsdom gives everything the size 0; a map needs one.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1100);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(640);
  stubApi(siteApi.settings, {
    tileUrl: "/tiles/{z}/{x}/{y}.png",
    mailbox: false,
    contactEmail: null,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "geolocation");
});

function at(latitude: number, longitude: number) {
  return { latitude: String(latitude), longitude: String(longitude) };
}

/** The map, with a button that gives it the next of several lists. */
function MapOf({ lists }: { readonly lists: readonly (readonly Winery[])[] }) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Next list
      </button>
      <LeafletWineryMap
        wineries={lists[shown] ?? []}
        label="Map of wineries"
        popupActions={({ name }) => <button type="button">Keep {name}</button>}
      />
    </>
  );
}

function renderMap(wineries: readonly Winery[]) {
  return renderPage(<MapOf lists={[wineries]} />);
}

/** Zooms of the tiles the map shows. */
function shownZooms(): number[] {
  const sources = [...document.images].map((image) => image.getAttribute("src") ?? "");
  return [...new Set(sources.map((source) => Number(source.split("/")[2])))];
}

function stubGeolocation(getCurrentPosition: Geolocation["getCurrentPosition"]) {
  Object.defineProperty(navigator, "geolocation", {
    value: { getCurrentPosition },
    configurable: true,
  });
}

const spokane = aWinery({ name: "Up North", city: "Spokane", ...at(47.66, -117.42) });
const manson = aWinery({ name: "Lakeside", city: "Manson", ...at(47.88, -120.16) });

test("§9: a marker's popup has name, region, fee, rating out of 5, Featured and View Details", async () => {
  const winery = aWinery({
    name: "Hillside",
    slug: "hillside",
    region: "Yakima Valley",
    tastingFee: null,
    rating: 4.5,
    isFeatured: true,
    ...at(46.3, -119.8),
  });
  const { user } = renderMap([winery, spokane]);
  await user.click(
    await screen.findByRole("button", { name: "Hillside, Yakima Valley, featured" }),
  );

  const popup = await screen.findByRole("dialog", { name: "Hillside" });
  expect(within(popup).getByText("Yakima Valley")).toBeVisible();
  expect(within(popup).getByText("Free")).toBeVisible();
  expect(within(popup).getByText(/4\.5 \/ 5/)).toBeVisible();
  expect(within(popup).getByText("Featured")).toBeVisible();
  expect(within(popup).getByRole("link", { name: /^View Details/ })).toHaveAttribute(
    "href",
    "/winery/hillside",
  );
  expect(within(popup).getByRole("button", { name: "Keep Hillside" })).toBeVisible();
});

test("an unknown fee and an unknown rating are not invented", async () => {
  const winery = aWinery({ tastingFee: null, unknownFacts: ["tastingFee"], ...at(46.3, -119.8) });
  const { user } = renderMap([winery]);
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${winery.name},`) }));

  const popup = await screen.findByRole("dialog");
  expect(within(popup).getByText("Ask about the tasting fee")).toBeVisible();
  expect(within(popup).queryByText(/Free|Rating|\/ 5/)).not.toBeInTheDocument();
});

test("Esc closes the popup and gives the focus back to its marker", async () => {
  const { user } = renderMap([spokane, manson]);
  const marker = await screen.findByRole("button", { name: /^Lakeside/ });
  marker.focus();
  await user.keyboard("{Enter}");
  const popup = await screen.findByRole("dialog", { name: "Lakeside" });
  expect(popup).toHaveFocus();

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(marker).toHaveFocus();
});

test("Tab moves across the markers from west to east", async () => {
  renderMap([spokane, manson]);
  await screen.findByRole("button", { name: /^Lakeside/ });
  const names = screen
    .getAllByRole("button", { name: /Walla Walla Valley/ })
    .map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["Lakeside, Walla Walla Valley", "Up North, Walla Walla Valley"]);
});

test("a cluster opens to its wineries, and the focus goes to the first of them", async () => {
  const west = aWinery({ name: "West", city: "Zillah", ...at(46.4, -120.28) });
  const east = aWinery({ name: "East", city: "Zillah", ...at(46.4, -120.24) });
  const { user } = renderMap([west, east, spokane]);
  const cluster = await screen.findByRole("button", { name: "2 wineries near Zillah, zoom in" });
  cluster.focus();
  await user.keyboard("{Enter}");

  await waitFor(() => expect(screen.getByRole("button", { name: /^West/ })).toHaveFocus());
  expect(screen.getByRole("button", { name: /^East/ })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(
    await screen.findByRole("button", { name: "2 wineries near Zillah, zoom in" }),
  ).toBeInTheDocument();
});

test("wineries that share one approximate point are listed, each with its page", async () => {
  const shared = { locationIsApproximate: true, ...at(46.06739, -118.33912) };
  const { user } = renderMap([
    aWinery({ name: "Second", slug: "second", ...shared }),
    aWinery({ name: "First", slug: "first", ...shared }),
    spokane,
  ]);
  await user.click(
    await screen.findByRole("button", {
      name: "2 wineries in Walla Walla, positions approximate, open the list",
    }),
  );
  const popup = await screen.findByRole("dialog", { name: "2 wineries in Walla Walla" });
  expect(
    within(popup)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/winery/first", "/winery/second"]);
  expect(within(popup).getByRole("button", { name: "Keep Second" })).toBeVisible();

  // The list scrolls by the wheel and one finger; only the map beside it says what moves it.
  const map = screen.getByRole("group", { name: /^Map of wineries/ });
  const scroll = (target: HTMLElement) => {
    fireEvent.pointerDown(target);
    fireEvent.wheel(target, { deltaY: 60 });
    const byWheel = screen.queryByText(/^Hold Ctrl/) !== null;
    fireEvent.touchMove(target, { touches: [{}] });
    return [byWheel, screen.queryByText(/^Use two fingers/) !== null];
  };
  expect(scroll(within(popup).getByRole("list"))).toEqual([false, false]);
  expect(scroll(map)).toEqual([true, true]);
});

test("§4: the map fits the markers of a new list, and shows the default view for an empty one", async () => {
  const { user } = renderPage(<MapOf lists={[[spokane, manson], [manson], []]} />);
  await screen.findByRole("button", { name: /^Up North/ });

  await user.click(screen.getByRole("button", { name: "Next list" }));
  await waitFor(() => expect(shownZooms()).toContain(13));
  expect(screen.queryByRole("button", { name: /^Up North/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Next list" }));
  // §9: 47.3511, -120.7401 at zoom 7 lies in this tile.
  await waitFor(() =>
    expect(document.querySelector('img[src="/tiles/7/21/44.png"]')).toBeInTheDocument(),
  );
  await waitFor(() => expect(shownZooms()).toEqual([7]));
});

test("§9: Reset returns to the default view", async () => {
  const { user } = renderMap([manson]);
  await waitFor(() => expect(shownZooms()).toContain(13));
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await waitFor(() =>
    expect(document.querySelector('img[src="/tiles/7/21/44.png"]')).toBeInTheDocument(),
  );
});

test("tiles ask for themselves with the site's origin as referrer", async () => {
  renderMap([manson]);
  await waitFor(() => expect(document.images.length).toBeGreaterThan(0));
  expect([...document.images].map(({ referrerPolicy }) => referrerPolicy)).toContain(
    "strict-origin-when-cross-origin",
  );
});

test("the sources of map and positions are named", async () => {
  renderMap([manson]);
  expect(await screen.findByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/copyright",
  );
});

test("§9: a long-press counts as a tap", async () => {
  const { user } = renderMap([spokane, manson]);
  const marker = await screen.findByRole("button", { name: /^Lakeside/ });
  await user.pointer([{ keys: "[TouchA>]", target: marker }]);
  marker.dispatchEvent(
    new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }),
  );
  expect(await screen.findByRole("dialog", { name: "Lakeside" })).toBeVisible();
});

test("Near me asks the browser only when it is pressed, and orders what is near", async () => {
  const getCurrentPosition = vi.fn((onSuccess: PositionCallback) =>
    onSuccess({ coords: { latitude: 47.8, longitude: -120.1 } } as GeolocationPosition),
  );
  stubGeolocation(getCurrentPosition);
  const { user } = renderMap([spokane, manson]);
  await screen.findByRole("button", { name: /^Lakeside/ });
  expect(getCurrentPosition).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Near me" }));
  const near = await screen.findByRole("list", { name: "Nearest wineries" });
  expect(
    within(near)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Lakeside6 miles", "Up North125 miles"]);
});

test("a visitor who shares no position starts from a town", async () => {
  stubGeolocation((_onSuccess, onError) => onError?.({ code: 1 } as GeolocationPositionError));
  const { user } = renderMap([spokane, manson]);
  await user.click(await screen.findByRole("button", { name: "Near me" }));
  expect(screen.getByText("Your browser did not share your location.")).toBeVisible();

  screen.getByRole("button", { name: "Chelan" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/^Nearest to Chelan/)).toBeVisible();
  expect(screen.getByRole("region", { name: "Near me" })).toHaveFocus();

  screen.getByRole("button", { name: "Close the nearest wineries" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Near me" })).toHaveFocus();
});

test("who closes Near me while the browser is still asking is not shown it again", async () => {
  let answer: PositionCallback = () => {};
  stubGeolocation((onSuccess) => {
    answer = onSuccess;
  });
  const { user } = renderMap([spokane, manson]);
  await user.click(await screen.findByRole("button", { name: "Near me" }));
  await user.click(screen.getByRole("button", { name: "Close the nearest wineries" }));
  act(() => answer({ coords: { latitude: 47.84, longitude: -120.02 } } as GeolocationPosition));
  expect(screen.queryByText(/^Nearest to/)).not.toBeInTheDocument();
  expect(
    screen.queryByRole("button", { name: "Close the nearest wineries" }),
  ).not.toBeInTheDocument();
});

test("a popup closes for good once its winery is not among the results, and hands its focus to the map", async () => {
  const { user } = renderPage(<MapOf lists={[[spokane, manson], [spokane], [spokane, manson]]} />);
  await user.click(await screen.findByRole("button", { name: /^Lakeside/ }));
  expect(await screen.findByRole("dialog", { name: "Lakeside" })).toHaveFocus();

  const next = screen.getByRole("button", { name: "Next list" });
  act(() => next.click());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: /^Map of wineries/ })).toHaveFocus();

  act(() => next.click());
  expect(await screen.findByRole("button", { name: /^Lakeside/ })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a list keeps to the wineries that are among the results", async () => {
  const shared = { locationIsApproximate: true, ...at(46.06739, -118.33912) };
  const [one, two] = [aWinery({ name: "One", ...shared }), aWinery({ name: "Two", ...shared })];
  const { user } = renderPage(
    <MapOf
      lists={[
        [one, two, spokane],
        [two, spokane],
      ]}
    />,
  );
  await user.click(await screen.findByRole("button", { name: /open the list$/ }));
  expect(await screen.findByRole("dialog", { name: "2 wineries in Walla Walla" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next list" }));
  expect(screen.getByRole("dialog", { name: "Two" })).toBeVisible();
});

test("an open popup lets the map come to rest: no move and no tool makes it pan again", async () => {
  const { user } = renderMap([spokane, manson]);
  await user.click(await screen.findByRole("button", { name: /^Lakeside/ }));
  expect(await screen.findByRole("dialog", { name: "Lakeside" })).toBeVisible();
  const update = vi.spyOn(Popup.prototype, "update");
  const before = shownZooms();
  await user.click(screen.getByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(shownZooms()).not.toEqual(before));
  await user.hover(
    within(screen.getByRole("group", { name: /^Wine regions/ })).getByText("Yakima Valley"),
  );
  stubGeolocation((_onSuccess, onError) => onError?.({ code: 1 } as GeolocationPositionError));
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await user.click(screen.getByRole("button", { name: "Chelan" }));
  expect(screen.getByRole("dialog", { name: "Lakeside" })).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});
