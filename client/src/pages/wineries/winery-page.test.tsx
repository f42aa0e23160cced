import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stubApi, stubNetworkFailure } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import {
  factIn,
  openWinery,
  section,
  stubWhatIsBesideTheWinery,
} from "#client/testing/winery-page.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { wineriesApi } from "#shared/api/wineries.ts";

const ANN = {
  id: "5b9c1f5e-7d2c-4d6e-9a35-0c8d5a1e2f34",
  email: "ann@example.com",
  emailVerified: true,
  hasPassword: false,
  name: "Ann",
  picture: null,
};

beforeEach(stubWhatIsBesideTheWinery);

afterEach(() => {
  sessionStorage.clear();
});

test("§2 Winery detail: name, region, description, fee, visit type and specialties", async () => {
  await openWinery({
    region: "Red Mountain",
    description: "By the river.",
    rating: 4.5,
    tastingFee: 25,
    reservationsRequired: true,
    specialties: ["Estate Syrah", "Rosé"],
    varietals: ["Syrah", "Merlot"],
  });
  expect(document.title).toContain("Ridge House");
  expect(screen.getByRole("link", { name: "Red Mountain" })).toHaveAttribute(
    "href",
    "/regions/red-mountain",
  );
  expect(screen.getByText("By the river.")).toBeVisible();
  expect(screen.getByText("Rated 4.5 out of 5")).toBeInTheDocument();
  expect(factIn("The visit", "Tasting fee")).toBe("$25 tasting");
  expect(factIn("The visit", "Visits")).toBe("Reservations requiredcontact details coming");
  expect(factIn("The visit", "Specialties")).toBe("Estate Syrah, Rosé");
  expect(screen.getByRole("link", { name: "Merlot" })).toHaveAttribute(
    "href",
    "/wineries?varietal=Merlot",
  );
});

test("a region outside the AVAs is named without a link", async () => {
  await openWinery({ region: "Cascade Foothills", avas: [] });
  expect(screen.getByText("Cascade Foothills")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Cascade Foothills" })).not.toBeInTheDocument();
});

test("§2 Winery detail: a Featured banner only when the winery is featured", async () => {
  const { unmount } = await openWinery({ isFeatured: false });
  expect(screen.queryByText("Featured winery")).not.toBeInTheDocument();
  unmount();
  await openWinery({ isFeatured: true });
  expect(screen.getByText("Featured winery")).toBeVisible();
});

test("§2 Winery detail: Make a Reservation only with a link, in a new tab", async () => {
  const { unmount } = await openWinery({ reservationUrl: null });
  expect(screen.queryByRole("link", { name: /Make a Reservation/ })).not.toBeInTheDocument();
  unmount();
  await openWinery({ reservationUrl: "https://example.com/book" });
  const link = screen.getByRole("link", { name: /^Make a Reservation/ });
  expect(link).toHaveAttribute("href", "https://example.com/book");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("§2, §6: Add to Trip is for everyone, Add to Favorites only for signed-in visitors", async () => {
  const { unmount } = await openWinery();
  expect(screen.getByRole("button", { name: "Add to Trip" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Favorites" })).not.toBeInTheDocument();
  unmount();
  stubApi(authApi.user, ANN);
  stubApi(favoritesApi.list, []);
  stubApi(tripListApi.read, { wineryIds: [] });
  await openWinery();
  expect(await screen.findByRole("button", { name: "Add to Favorites" })).toBeVisible();
});

test("the contact card gives address, directions, phone, e-mail and website", async () => {
  await openWinery({
    phone: "+15095221261",
    email: "hello@example.com",
    website: "https://www.example.com/visit",
  });
  const contact = section("Contact");
  expect(contact.getByText(/1 Main Street/)).toHaveTextContent("Walla Walla, WA 99362");
  const directions = contact.getByRole("link", { name: /^Directions/ });
  const { searchParams } = new URL(directions.getAttribute("href") ?? "");
  expect(searchParams.get("destination")).toBe("Ridge House, 1 Main Street, Walla Walla, WA 99362");
  expect(contact.getByRole("link", { name: "(509) 522-1261" })).toHaveAttribute(
    "href",
    "tel:+15095221261",
  );
  expect(contact.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(contact.getByRole("link", { name: /^example\.com/ })).toHaveAttribute(
    "href",
    "https://www.example.com/visit",
  );
});

test("nearby wineries are named with how far they are by road", async () => {
  stubApi(wineriesApi.nearby, [
    {
      winery: aWinery({ name: "Next Door", slug: "next-door" }),
      miles: 0,
      minutes: 5,
      ferry: false,
      estimated: true,
    },
    {
      winery: aWinery({ name: "Down the Road", city: "Lowden" }),
      miles: 12,
      minutes: 15,
      ferry: false,
      estimated: false,
    },
  ]);
  await openWinery();
  const nearby = within(await screen.findByRole("region", { name: "Nearby" }));
  const links = await nearby.findAllByRole("link", { name: /Next Door|Down the Road/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Next Door.*Less than a mile/),
    expect.stringMatching(/^Down the Road, Lowden, About 12 miles, 15 min by road$/),
  ]);
  expect(links[0]).toHaveAttribute("href", "/winery/next-door");
  expect(nearby.getByRole("link", { name: "Road network: WSDOT" })).toBeVisible();
  expect(nearby.getByRole("button", { name: "Trip List: Next Door" })).toBeVisible();
});

test("a winery without a road to others names none nearby", async () => {
  stubApi(wineriesApi.nearby, []);
  await openWinery();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Nearby" })).not.toBeInTheDocument(),
  );
});

test("the winery shows although its neighbors fail to load", async () => {
  stubNetworkFailure(wineriesApi.nearby);
  await openWinery();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Nearby" })).not.toBeInTheDocument(),
  );
});
