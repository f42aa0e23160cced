import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** Spec §2, §8: what stands where an article is missing. */
export function ArticleMissing() {
  return (
    <section className="page-width py-section">
      <h1 className="font-display text-4xl">Post Not Found</h1>
      <p className="mt-5 mb-8 font-serif text-lg text-ink-soft">
        The blog post you're looking for doesn't exist.
      </p>
      <Link href={paths.blog} className={buttonClass()}>
        Back to Blog
      </Link>
    </section>
  );
}

/** Stands while an article is on its way. */
export function ArticleSkeleton() {
  return (
    <div role="status" className="page-width min-h-dvh py-20">
      <span className="sr-only">Loading the article…</span>
      <div className="mx-auto max-w-3xl">
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="mt-6 h-6 w-full" />
        <Skeleton className="mt-12 h-96 w-full" />
      </div>
    </div>
  );
}
