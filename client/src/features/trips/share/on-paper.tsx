import { type ReactNode, useEffect, useState } from "react";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { whenAtRest } from "#client/lib/chunks/moments.ts";

interface OnPaperProps {
  /** Of the trip's page; null for a plan that has none. */
  readonly url: string | null;
  /** The map. */
  readonly children: ReactNode;
}

/** What a printed plan has once: its map, and the way back to its page. */
export function OnPaper({ url, children }: OnPaperProps) {
  return (
    <div className="hidden print:block print:break-inside-avoid">
      <div className="relative h-96">{children}</div>
      {url === null ? null : <PageCode path={url} />}
    </div>
  );
}

/** The page's address, for a phone's camera and to be typed. */
function PageCode({ path }: { readonly path: string }) {
  const [code, setCode] = useState<readonly (readonly boolean[])[]>([]);
  const [href, setHref] = useState(path);
  useEffect(() => {
    const url = new URL(path, window.location.origin).href;
    setHref(url);
    // Before somebody prints; what does not arrive leaves the address in letters.
    return whenAtRest(() => {
      loadChunk(() => import("./page-code.ts"))
        .then(({ pageCode }) => setCode(pageCode(url)))
        .catch(() => {});
    });
  }, [path]);
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
