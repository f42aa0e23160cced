import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";
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
