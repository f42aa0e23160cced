import { useLocation } from "wouter";
import { useVisitor } from "#client/entities/user/use-current-user.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import type { Editing } from "./edit/edits.ts";
import type { Edits } from "./edit/use-edits.ts";
import { GroupPanel } from "./group/group-panel.tsx";
import { SharePanel } from "./share/share-panel.tsx";
import { TripHistory } from "./share/trip-history.tsx";
import { ServerStore } from "./store/server-store.ts";
import { keepNewLinks } from "./store/trip-key.ts";
import type { StoreState, TripStore } from "./store/trip-store.ts";
import { TakeOutWays } from "./take-out/take-out-ways.tsx";
import type { TakenFrom } from "./take-out/taken-plan.ts";

interface BesideThePlanProps {
  readonly store: TripStore;
  readonly state: StoreState;
  /** The plan to be taken out; null for a trip without a winery. */
  readonly taken: TakenFrom | null;
  readonly edits: (Pick<Edits, "edit" | "say"> & { readonly editing: Editing }) | null;
}

/**
 * What a plan is taken out as; and of a trip with a page who goes together, what was changed, and who
 * else may see and change it.
 */
export function BesideThePlan({ store, state, taken, edits }: BesideThePlanProps) {
  const [, navigate] = useLocation();
  const visitor = useVisitor() ?? null;
  const isHydrated = useIsHydrated();
  const { stored } = state;
  const server = store instanceof ServerStore && stored ? { store, trip: stored } : null;
  return (
    <div className="grid gap-16">
      {/* Files and calendars name the address of the site, which a browser knows. */}
      {taken === null || !isHydrated ? null : <TakeOutWays {...taken} />}
      {server ? (
        <>
          <GroupPanel {...server} edits={edits} />
          <TripHistory {...server} />
          <SharePanel
            {...server}
            onRenewed={(links) => {
              keepNewLinks(visitor, links);
              const { url } = links;
              // The page begins anew at its new address, which no way back leads past.
              if (url === window.location.pathname) window.location.reload();
              else navigate(url, { replace: true });
            }}
          />
        </>
      ) : null}
    </div>
  );
}
