import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "wouter";
import { AvaEmblem } from "#client/art/illustration.tsx";
import { RegionLandscape } from "#client/art/region-landscape.tsx";
import { NotFound } from "#client/content/not-found.tsx";
import { regionNotes } from "#client/content/region-notes.ts";
import { PlacesNearby } from "#client/entities/place/places-nearby.tsx";
import { PostCard } from "#client/entities/post/post-card.tsx";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { BeginHere } from "#client/features/regions/begin-here.tsx";
import { articlesAbout, wineriesIn } from "#client/features/regions/region-content.ts";
import { RegionFacts, VisitingFacts } from "#client/features/regions/region-facts.tsx";
import { wineriesOfBases } from "#client/features/regions/region-visiting.ts";
import { RegionMap } from "#client/features/winery-map/region-map.tsx";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { regionMetadata } from "#shared/domain/site/metadata/region-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** One AVA: what sets it apart, its outline, its wineries and its articles. */
export function RegionPage() {
  const id = useRouteParam();
  const ava = AVAS.find((candidate) => candidate.id === id);
  return ava ? <Region ava={ava} /> : <NotFound />;
}

function Region({ ava }: { readonly ava: Ava }) {
  usePageMetadata(useMemo(() => regionMetadata(ava), [ava]));
  const { data: all, error, refetch } = useQuery(wineryQueries.all());
  const wineries = wineriesIn(ava, all ?? []);
  const note = regionNotes[ava.id];
  return (
    <div className="page-width py-12 sm:py-20">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <AvaEmblem id={ava.id} className="size-28 shrink-0 sm:size-36" />
        <div className="max-w-3xl flex-1 basis-72">
          <p className="eyebrow">
            <Link href={paths.regions}>Wine Regions</Link>
          </p>
          <h1 className="mt-2 font-display text-4xl sm:text-5xl">{ava.name}</h1>
          <p className="mt-4 font-serif text-xl text-ink-soft">{note?.standfirst}</p>
        </div>
      </header>
      <RegionLandscape regions={[ava.name]} className="mt-8 aspect-[8/3] w-full rounded sm:h-44" />
      <BeginHere wineries={wineries} />
      <div className="mt-14 max-w-prose font-serif text-[1.1875rem] leading-[1.75]">
        {note?.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-6">
            {paragraph}
          </p>
        ))}
      </div>
      {all ? <VisitingFacts ava={ava} wineries={wineries} all={all} /> : null}
      <section aria-labelledby="wineries" className="mt-16">
        <h2 id="wineries" className="font-display text-3xl">
          Wineries in {ava.name}
        </h2>
        <RegionMap
          avaId={ava.id}
          name={ava.name}
          wineries={wineries}
          listId="region-wineries"
          className="mt-6 h-[26rem]"
        />
        {error ? <TryAgain title={error.message} onRetry={refetch} className="mt-6" /> : null}
        {all && wineries.length === 0 ? (
          <p className="mt-6 font-serif text-lg text-ink-soft">
            This guide lists no tasting room inside it yet.
          </p>
        ) : (
          <WineryLinkList
            id="region-wineries"
            wineries={wineries}
            beside="city"
            className="mt-6 lg:columns-3"
          />
        )}
      </section>
      {wineries.length > 0 ? <PlacesNearby spots={wineriesOfBases(wineries)} /> : null}
      <RegionArticles ava={ava} />
      <RegionFacts ava={ava} />
    </div>
  );
}

function RegionArticles({ ava }: { readonly ava: Ava }) {
  const { data: posts = [], error, refetch } = useQuery(postQueries.all());
  const articles = articlesAbout(ava, posts).slice(0, 3);
  if (error) {
    return <TryAgain what="The articles about it" onRetry={refetch} className="mt-16" />;
  }
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="mt-16">
      <h2 id="articles" className="mb-6 font-display text-3xl">
        Read about it
      </h2>
      <ul className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
