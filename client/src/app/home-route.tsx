import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { PageFailure } from "#client/pages/page-failure.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

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
