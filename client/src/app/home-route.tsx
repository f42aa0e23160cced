import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { hasDrawnSections } from "#client/lib/page/drawn-sections.ts";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { PageFailure } from "./page-failure.tsx";
import { isUnknownVisitor } from "./unknown-visitor.ts";

/** The sections of a page that React takes over as the server drew it fetch their code when they wake. */
const LandingPage = lazyPart(
  async () => {
    const areSectionsDrawn = hasDrawnSections() && isUnknownVisitor();
    const [page] = await Promise.all([
      import("#client/pages/landing-page.tsx"),
      areSectionsDrawn || import("#client/pages/landing-sections.tsx"),
    ]);
    if (!areSectionsDrawn) await page.prepareSections();
    return page.LandingPage;
  },
  { failure: PageFailure },
);
const MemberHomePage = lazyPart(
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
