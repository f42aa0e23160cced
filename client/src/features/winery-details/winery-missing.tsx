import { Link, useLocation } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { WINERY_NOT_FOUND_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** Spec §2, §8: what stands where a winery is missing. */
export function WineryMissing() {
  usePageMetadata(WINERY_NOT_FOUND_METADATA);
  const [, navigate] = useLocation();
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else navigate(paths.wineries);
  };
  return (
    <section className="page-width grid items-center gap-12 py-section lg:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">Winery Not Found</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          The winery you're looking for doesn't exist or has been removed.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button onClick={goBack} className="noscript:hidden">
            Go Back
          </Button>
          <Link href={paths.wineries} className={buttonClass("secondary")}>
            All wineries
          </Link>
        </div>
      </div>
      <Spot name="empty-glass" className="w-full max-w-sm lg:justify-self-center" />
    </section>
  );
}
