import { type ReactNode, useEffect, useState } from "react";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { whenIdle } from "#client/lib/chunks/when-to-start.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { listed } from "#shared/domain/text/words.ts";

/** Renders a plan's map: interactive, or as it is printed. */
export type RenderMap = (plan: MappedPlan, on?: "paper") => ReactNode;

/** The legend of the map. */
export function MapCaption({ plan }: { readonly plan: MappedPlan }) {
  const kinds = new Set(plan.days.flatMap(({ geometry }) => geometry.map(({ by }) => by)));
  return (
    <div className="mt-2 font-sans text-xs text-ink-soft">
      <p>
        {kinds.has("road") ? "Lines follow the roads. " : null}
        {kinds.has("ferry") ? "Dots are ferries. " : null}
        {kinds.has("straight") ? "Thin straight lines are legs we have no route for." : null}
      </p>
      {plan.towns.map(({ name, places }) =>
        places.length === 0 ? null : (
          <p key={name} className="mt-1">
            In {name}:{" "}
            {listed(places.map((place) => `${place.what.toLowerCase()} at ${place.name}`))}.
          </p>
        ),
      )}
    </div>
  );
}

interface OnPaperProps {
  /** Null for a plan without a page. */
  readonly url: string | null;
  readonly children: ReactNode;
}

/** Print only: the map, and the address of the trip's page. */
export function OnPaper({ url, children }: OnPaperProps) {
  return (
    <div className="hidden print:block print:break-inside-avoid">
      <div className="relative h-96">{children}</div>
      {url === null ? null : <PageCode path={url} />}
    </div>
  );
}

/** The page's address, as text and as a QR code. */
function PageCode({ path }: { readonly path: string }) {
  const [code, setCode] = useState<readonly (readonly boolean[])[]>([]);
  const href = useIsHydrated() ? new URL(path, window.location.origin).href : path;
  // Ahead of printing; without the code the address stands alone.
  useEffect(
    () =>
      whenIdle(() => {
        loadChunk(() => import("./page-code.ts"))
          .then(({ pageCode }) => setCode(pageCode(href)))
          .catch(() => {});
      }),
    [href],
  );
  return (
    <p className="mt-4 flex items-center gap-5 font-sans text-sm">
      {code.length > 0 ? (
        <svg
          role="img"
          aria-label="QR code of this page"
          viewBox={`0 0 ${code.length} ${code.length}`}
          className="size-28 bg-white"
          shapeRendering="crispEdges"
        >
          <path fill="black" d={code.map(rowPath).join("")} />
        </svg>
      ) : null}
      <span className="break-all">The plan as it is now: {href}</span>
    </p>
  );
}

const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("");
