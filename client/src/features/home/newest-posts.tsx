import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { PostCard } from "#client/entities/post/post-card.tsx";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { deferred } from "#client/lib/page/deferred.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** Spec §2: the home page shows the three newest. */
const NEWEST = 3;

export function NewestPosts() {
  const { data: posts, isPending, error, refetch } = useQuery(deferred(postQueries.all()));
  return (
    <section aria-labelledby="newest" className="page-width py-section">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <p className="eyebrow">From the articles</p>
          <h2 id="newest" className="mt-3 font-display text-3xl sm:text-4xl">
            Read before you drive
          </h2>
        </div>
        <Link
          href={paths.blog}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-wine underline underline-offset-4"
        >
          All articles
        </Link>
      </div>
      <ul className="mt-8 grid gap-10 md:grid-cols-3">
        {posts?.slice(0, NEWEST).map((post) => (
          <li key={post.id}>
            <PostCard post={post} headingLevel={3} />
          </li>
        ))}
        {isPending ? [1, 2, 3].map((key) => <Skeleton key={key} className="h-72" />) : null}
      </ul>
      {error ? (
        <TryAgain title="The articles could not be loaded." onRetry={() => void refetch()} />
      ) : null}
      {posts?.length === 0 ? (
        <p className="font-serif text-lg text-ink-soft">No posts yet</p>
      ) : null}
    </section>
  );
}
