import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { AuthorCard } from "#client/entities/post/author-card.tsx";
import { PostCard } from "#client/entities/post/post-card.tsx";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { PostSummary } from "#shared/api/posts.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { blogMetadata } from "#shared/domain/site/metadata/list-metadata.ts";
import { counted } from "#shared/domain/text/words.ts";
import { site } from "#shared/site.ts";

/** The large one and three rows; earlier ones unfold. */
const SHOWN = 10;

/** The article list: intro, the two writers, the latest articles (spec §2 Blog). */
export function BlogPage() {
  const { data: posts } = useQuery(postQueries.all());
  usePageMetadata(useMemo(() => (posts ? blogMetadata(posts) : PAGE_METADATA.blog), [posts]));
  return (
    <>
      <header className="page-width grid gap-x-16 gap-y-12 pt-14 pb-14 sm:pt-20 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <p className="eyebrow">Articles</p>
          <h1 className="mt-3 font-display text-4xl sm:text-5xl">
            Reading for the road, and for the glass
          </h1>
          <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
            Where the wine comes from, how to spend a weekend among the vines, and what to know
            before you knock on a cellar door.
          </p>
        </div>
        <ul
          aria-label="The writers"
          className="grid content-center gap-8 border-rule max-lg:border-y max-lg:py-8 sm:max-lg:grid-cols-2 lg:border-l lg:pl-10"
        >
          {[site.founder, site.wineWriter].map((author) => (
            <li key={author.id}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      </header>
      <section aria-labelledby="latest" className="page-width pb-section">
        <h2 id="latest" className="sr-only">
          Latest articles
        </h2>
        <LatestPosts />
      </section>
      <NewsletterSection button="Subscribe" source="blog" />
    </>
  );
}

function LatestPosts() {
  const { data: posts, isPending, error, refetch } = useQuery(postQueries.all());
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading the articles…</span>
        <Skeleton className="h-dvh" />
      </div>
    );
  }
  if (error) return <TryAgain what="The articles" onRetry={refetch} />;
  if (posts.length === 0) return <p className="font-serif text-lg text-ink-soft">No posts yet</p>;
  const [lead, ...others] = posts.slice(0, SHOWN);
  const earlier = posts.slice(SHOWN);
  return (
    <>
      {lead ? <PostCard post={lead} size="lead" /> : null}
      <Rows posts={others} />
      {earlier.length > 0 ? (
        <details className="mt-12 border-t border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center pt-4 font-semibold text-wine underline underline-offset-4">
            {counted(earlier.length, "earlier article")}
          </summary>
          <Rows posts={earlier} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
