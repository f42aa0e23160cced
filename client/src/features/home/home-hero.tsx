import { Link } from "wouter";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { HeroVideo } from "./hero-video.tsx";

/** The first screen: words over the drawn landscape, with the moving pictures in front of it. */
export function HomeHero() {
  return (
    <section className="relative isolate flex min-h-[min(44rem,86svh)] items-end overflow-hidden bg-film text-white print:min-h-0 print:text-black">
      <div className="absolute inset-0 -z-10 print:hidden">
        <VineyardLandscape fetchPriority="high" className="absolute inset-0 size-full" />
        <HeroVideo sources={site.heroVideos} />
        <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-film-shade/90 via-film-shade/62 to-film-shade/20 sm:via-film-shade/45 sm:to-film-shade/10" />
      </div>
      <div className="page-width pt-40 pb-14 sm:pb-20 print:py-6">
        <p className="text-xs font-semibold tracking-eyebrow uppercase opacity-90">
          Washington State
        </p>
        <h1 className="mt-4 max-w-3xl font-display text-4xl font-medium sm:text-5xl lg:text-6xl">
          Wine country that starts with the land
        </h1>
        <p className="mt-5 max-w-xl font-serif text-lg opacity-95 sm:text-xl">
          Basalt and rivers, desert light and cold nights. Find the wineries, learn the land and
          plan your days.
        </p>
        <div className="mt-8 flex flex-wrap gap-4 print:hidden">
          <a
            href="#map"
            className={buttonClass("primary", "lg", "bg-white! text-film-ink! hover:bg-on-basalt!")}
          >
            Find a Winery
          </a>
          <Link
            href={paths.planner}
            className={buttonClass(
              "secondary",
              "lg",
              "border-white/70! text-white! hover:bg-white/15! hover:text-white!",
            )}
          >
            Plan Your Trip
          </Link>
        </div>
      </div>
    </section>
  );
}
