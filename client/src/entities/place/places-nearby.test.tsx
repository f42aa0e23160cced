import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aPlace, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { type Place, placesApi } from "#shared/api/places.ts";
import { PlacesNearby } from "./places-nearby.tsx";

afterEach(() => {
  vi.useRealTimers();
});

/** The section as it is read on November 22, 2026. */
async function open(places: readonly Place[]) {
  vi.setSystemTime(new Date("2026-11-22T20:00:00Z"));
  stubApi(placesApi.list, [...places]);
  const page = renderPage(<PlacesNearby spots={[aWinery()]} />);
  const section = within(
    await screen.findByRole("region", { name: "Near here: places to eat and stay" }),
  );
  await section.findByRole("heading", { level: 3, name: "Eat" });
  return { ...page, section };
}

test("a place says what it is, in which town, how to reach it, and how old its listing is", async () => {
  const { section } = await open([
    aPlace({
      name: "Brasserie",
      area: "downtown",
      street: "4 E Main St",
      phone: "+15095551234",
      website: "https://brasserie.example/",
      note: "French.",
      source: { name: "Seattle Met", url: "https://met.example/", date: "2019-05" },
    }),
    aPlace({
      name: "Inn",
      kind: "stay",
      category: "inn",
      source: { name: "A guide", url: null, date: "2025" },
    }),
  ]);
  const [brasserie, inn] = section.getAllByRole("listitem");
  expect(brasserie).toHaveTextContent(
    "Brasserie, Restaurant in Walla Walla, downtown · 4 E Main StFrench.",
  );
  expect(brasserie).toHaveTextContent("Listed in 2019 by Seattle Met; confirm");
  expect(section.getByRole("link", { name: "(509) 555-1234" })).toHaveAttribute(
    "href",
    "tel:+15095551234",
  );
  expect(section.getByRole("link", { name: /^Website of Brasserie/ })).toHaveAttribute(
    "href",
    "https://brasserie.example/",
  );
  expect(inn).toHaveTextContent(/^Inn, Inn in Walla WallaListed in 2025 by A guide$/);
});

test("more than four stand behind a line that opens", async () => {
  const names = ["Alder", "Birch", "Cedar", "Douglas", "Elm", "Fir"];
  const { section, user } = await open(names.map((name) => aPlace({ name })));
  const line = section.getByText("2 more places to eat");
  expect(section.getByText("Douglas")).toBeVisible();
  expect(section.getByText("Elm")).not.toBeVisible();
  await user.click(line);
  expect(section.getByText("Elm")).toBeVisible();
});

test("a place far away is not near, and without any there is no section", async () => {
  const far = aPlace({ name: "Far", town: "Seattle", latitude: 47.6205, longitude: -122.3509 });
  const { section } = await open([aPlace({ name: "Here", kind: "both", category: "hotel" }), far]);
  expect(
    section.getAllByRole("listitem").map((item) => within(item).getByText("Here")),
  ).toHaveLength(2);
  expect(section.queryByText("Far")).toBeNull();

  stubApi(placesApi.list, [far]);
  const { container } = renderPage(<PlacesNearby spots={[aWinery()]} />);
  await vi.waitFor(() => expect(container.querySelector("section")).toBeNull());
});
