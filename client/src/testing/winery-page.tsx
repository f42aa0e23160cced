/** The page of one winery, for the tests of what it says. */
import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { WineryPage } from "#client/pages/wineries/winery-page.tsx";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import { aWineryPage } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { siteApi } from "#shared/api/site.ts";
import { type WineryDetails, wineriesApi } from "#shared/api/wineries.ts";

/** Noon of a Tuesday in Washington. */
const TUESDAY_NOON = new Date("2026-11-17T20:00:00Z");

/** What the page asks for beside the winery: nothing is near, and nobody is signed in. */
export function stubWhatIsBesideTheWinery(): void {
  stubApi(wineriesApi.nearby, []);
  stubApi(wineriesApi.departed, []);
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Nobody is signed in." });
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
}

export function renderWinery(slug: string, now = TUESDAY_NOON) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  return renderPage(<WineryPage />, {
    at: `/winery/${slug}`,
  });
}

/** Opens the page of Ridge House and waits until it is there. */
export async function openWinery(overrides: Partial<WineryDetails> = {}, now = TUESDAY_NOON) {
  const winery = aWineryPage({ name: "Ridge House", slug: "ridge-house", ...overrides });
  stubApi(wineriesApi.bySlug, winery);
  const page = renderWinery(winery.slug, now);
  await screen.findByRole("heading", { level: 1, name: winery.name });
  return page;
}

/** A part of the page by its heading. */
export const section = (name: string) => within(screen.getByRole("region", { name }));

/** What a part of the page says of one fact. */
export const factIn = (title: string, label: string) =>
  section(title).getByText(label).nextElementSibling?.textContent;
