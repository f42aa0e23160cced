import { Fragment, useMemo } from "react";
import { useLocation } from "wouter";
import {
  type Advertorial,
  findAdvertorial,
} from "#client/content/advertorials/advertorial-table.ts";
import { FinalOffer, OfferBox } from "#client/content/advertorials/offer-box.tsx";
import { NotFound } from "#client/content/not-found.tsx";
import { Prose } from "#client/content/prose.tsx";
import { advertorialDate } from "#client/lib/dates/advertorial-date.ts";
import { formatShortDate } from "#client/lib/dates/format-date.ts";
import { useOwnDay } from "#client/lib/dates/use-day.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { advertorialMetadata } from "#shared/domain/site/metadata/advertorial-metadata.ts";

/** The paid article at the current address, one of eleven (spec §2 Advertorial articles). */
export function AdvertorialPage() {
  const [path] = useLocation();
  const advertorial = findAdvertorial(path);
  return advertorial ? <Article advertorial={advertorial} /> : <NotFound />;
}

function Article({ advertorial }: { readonly advertorial: Advertorial }) {
  const { article } = advertorial;
  const [first, second] = article.boxesAfter;
  usePageMetadata(useMemo(() => advertorialMetadata(advertorial.path), [advertorial.path]));
  return (
    <article className="page-width py-12 sm:py-section">
      <div className="mx-auto max-w-prose">
        <p className="border-l-2 border-gold pl-3 text-sm font-semibold text-gold">
          Advertorial: contains affiliate links
        </p>
        <h1 className="mt-5 font-display text-3xl sm:text-4xl">{article.title}</h1>
        <p className="mt-5 font-serif text-lg text-ink-soft sm:text-xl">{article.standfirst}</p>
        <Byline advertorial={advertorial} />
        {article.sections.map(({ heading, html }, index) => (
          <Fragment key={heading ?? "opening"}>
            <section>
              {heading === null ? null : (
                <h2 className="mt-12 mb-4 font-display text-2xl">{heading}</h2>
              )}
              <Prose opening={heading === null} html={html} />
            </section>
            {index === first ? <OfferBox advertorial={advertorial} spot="box-1" /> : null}
            {index === second ? <OfferBox advertorial={advertorial} spot="box-2" /> : null}
          </Fragment>
        ))}
        <FinalOffer advertorial={advertorial} />
      </div>
    </article>
  );
}

/** The printed date follows from the day on which the page is opened (spec §4 Published date). */
function Byline({ advertorial }: { readonly advertorial: Advertorial }) {
  const { author, article } = advertorial;
  const published = advertorialDate(useOwnDay());
  return (
    <div className="mt-8 mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-y border-rule py-4 text-sm">
      <p>
        <span className="font-semibold">{author.name}</span>
        <span className="block text-ink-soft">{author.role}</span>
      </p>
      <div className="text-ink-soft">
        <p>
          Published <time dateTime={published.iso}>{published.text}</time>
        </p>
        <p>
          Text last reviewed{" "}
          <time dateTime={article.reviewed}>{formatShortDate(`${article.reviewed}T20:00Z`)}</time>
        </p>
      </div>
      <p className="w-full text-ink-faint">
        The publication date moves with the calendar and is always sixteen days ago. Go by the
        review date.
      </p>
    </div>
  );
}
