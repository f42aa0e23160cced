import { lazy } from "react";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";

const LandingPage = lazy(() =>
  import("#client/pages/landing-page.tsx").then((m) => ({ default: m.LandingPage })),
);
const MemberHomePage = lazy(() =>
  import("#client/pages/member-home-page.tsx").then((m) => ({ default: m.MemberHomePage })),
);

/** `/` in two states: the landing page for signed-out and still-loading visitors (spec §2, §6). */
export function HomeRoute() {
  const { isAuthenticated } = useCurrentUser();
  return isAuthenticated ? <MemberHomePage /> : <LandingPage />;
}
