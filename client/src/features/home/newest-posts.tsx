import { useQuery } from "@tanstack/react-query";
import { PostCard } from "#client/entities/post/post-card.tsx";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { deferred } from "#client/lib/page/deferred.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { SectionHead } from "./section-head.tsx";

/** Spec §2: the home page shows the three newest. */
const NEWEST = 3;

export function NewestPosts() {
  const { data: posts, isPending, error, refetch } = useQuery(deferred(postQueries.all()));
  return (
    <section aria-labelledby="newest" className="page-width py-section">
      <SectionHead
        id="newest"
        eyebrow="From the articles"
        title="Read before you drive"
        href={paths.blog}
        all="All articles"
      />
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {posts?.slice(0, NEWEST).map((post) => (
          <li key={post.id}>
            <PostCard post={post} size="brief" />
          </li>
        ))}
        {isPending ? [1, 2, 3].map((key) => <Skeleton key={key} className="h-72" />) : null}
      </ul>
      {error ? <TryAgain what="The articles" onRetry={refetch} /> : null}
      {posts?.length === 0 ? (
        <p className="font-serif text-lg text-ink-soft">No posts yet</p>
      ) : null}
    </section>
  );
}
