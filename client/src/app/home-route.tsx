import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { PageFailure } from "./page-failure.tsx";

const LandingPage = lazyPart(
  () => import("#client/pages/landing-page.tsx").then((m) => m.LandingPage),
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
