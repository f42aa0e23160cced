import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Redirect } from "wouter";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { useRouteMatch } from "#client/lib/page/route-match.ts";
import { PageFailure } from "#client/pages/page-failure.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { ALL_PAGES, matchRoute, type RenderedName } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";

type Page = ComponentType & {
  /** Preloads the page's code, so that it renders without waiting. */
  readonly prepare?: () => Promise<void>;
};

/** A page's file: its component, and what a visitor's own page loads before it renders. */
type PageModule = Readonly<Record<string, ComponentType>> & {
  readonly prepareVisit?: (token: string, options: PrepareOptions) => Promise<void>;
};

const modules = import.meta.glob<PageModule>("../pages/*/*-page.tsx");

/** @throws Error if the list of pages names a missing file. */
async function loadModule(name: RenderedName): Promise<PageModule> {
  const load = modules[`../pages/${ALL_PAGES[name].module}.tsx`];
  if (!load) throw new Error(`the page ${name} has no file`);
  return load();
}

/** A page's component is named for it: `GearPage` for `gear`. */
async function loadPage(name: RenderedName): Promise<ComponentType> {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  const page = (await loadModule(name))[component];
  if (!page) throw new Error(`the file of the page ${name} exports no ${component}`);
  return page;
}

const LandingPage = lazyChunk(
  async () => {
    const page = await import("#client/pages/landing-page.tsx");
    // The server renders all sections; the browser fetches the code of each before it hydrates it.
    if (import.meta.env.SSR) await page.prepareSections();
    return page.LandingPage;
  },
  { failure: PageFailure },
);
const MemberHomePage = lazyChunk(
  () => import("#client/pages/member-home-page.tsx").then((m) => m.MemberHomePage),
  { failure: PageFailure },
);

/** `/` in two states: the landing page for signed-out and still-loading visitors (spec §2, §6). */
export const HomeRoute = Object.assign(
  () => {
    const { isAuthenticated } = useCurrentUser();
    return isAuthenticated ? <MemberHomePage /> : <LandingPage />;
  },
  { prepare: LandingPage.prepare },
);

const NAMES = Object.keys(ALL_PAGES) as RenderedName[];
const lazyPage = (name: RenderedName): Page =>
  lazyChunk(() => loadPage(name), { failure: PageFailure });

/** The page of each route. */
const PAGES = {
  ...(Object.fromEntries(NAMES.map((name) => [name, lazyPage(name)])) as Record<
    RenderedName,
    Page
  >),
  home: HomeRoute,
  wineryDirectory: () => <Redirect to={paths.wineries} replace />,
} satisfies Readonly<Record<RenderedName, Page>>;

const NOT_FOUND = { name: "notFound", param: "" } as const;

/** The page at the address. */
export function PageAtAddress() {
  const { name, param } = useRouteMatch() ?? NOT_FOUND;
  const Page: Page = PAGES[name];
  // Advertorials share a component, and nothing else.
  return <Page key={name === "advertorial" ? param : name} />;
}

interface PrepareOptions {
  /** With the answers that came with the page; none on the server, which renders for everybody. */
  readonly queryClient?: QueryClient;
}

/**
 * Preloads the code of the page at a path, and what it shows this visitor beyond the answers that came
 * with it.
 *
 * @throws Error if something could not be loaded.
 */
export async function preparePage(path: string, options: PrepareOptions = {}): Promise<void> {
  const { name, param } = matchRoute(path) ?? NOT_FOUND;
  const page: Page = PAGES[name];
  await page.prepare?.();
  if (name === "sharedTrip") await (await loadModule(name)).prepareVisit?.(param, options);
}
