import { useLocation } from "wouter";
import { GroupPanel } from "./group/group-panel.tsx";
import { SharePanel } from "./share/share-panel.tsx";
import { keepNewLinks } from "./share/trip-key.ts";
import type { SavedTrip } from "./share/use-saved-trip.ts";
import { TakeOutWays } from "./take-out/take-out-ways.tsx";
import type { TakenFrom } from "./take-out/taken-plan.ts";

interface BesideThePlanProps {
  readonly token: string;
  readonly tripKey: string | null;
  readonly saved: SavedTrip;
  readonly title: string;
  /** The plan to be taken out; null for a trip without a winery. */
  readonly taken: TakenFrom | null;
}

const isServer = typeof document === "undefined";

/** What a plan is taken out as, who goes together, and who else may see and change the trip. */
export function BesideThePlan({ token, tripKey, saved, title, taken }: BesideThePlanProps) {
  const [, navigate] = useLocation();
  return (
    <div className="grid gap-16">
      {/* Files and calendars name the address of the site, which a browser knows. */}
      {isServer || taken === null ? null : <TakeOutWays {...taken} />}
      <GroupPanel token={token} tripKey={tripKey} trip={saved.trip} onTrip={saved.adopt} />
      <SharePanel
        trip={saved.trip}
        token={token}
        tripKey={tripKey}
        title={title}
        onKept={saved.adopt}
        onRenewed={(links) => {
          keepNewLinks(links);
          const { url } = links;
          // The page begins anew at its new address, which no way back leads past.
          if (url === window.location.pathname) window.location.reload();
          else navigate(url, { replace: true });
        }}
      />
    </div>
  );
}
