import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { formatShortDate } from "#client/lib/dates/format-date.ts";
import type { Post, PostSummary } from "#shared/api/posts.ts";
import { paths } from "#shared/domain/site/paths.ts";

interface PostCardProps {
  readonly post: PostSummary;
  /** `lead` is the large first article of a list; phones show of a `brief` one title, author and date alone. */
  readonly size?: "lead" | "normal" | "brief";
}

/** An article on a list (phones show the opener of a large one alone): title, author, date, excerpt, tags and the way in (spec §2 Blog). */
export function PostCard({ post, size = "normal" }: PostCardProps) {
  const lead = size === "lead";
  const folds = size === "brief" ? "max-sm:hidden" : "";
  return (
    <article
      className={`flex h-full flex-col ${lead ? "lg:grid lg:grid-cols-[1.4fr_1fr] lg:gap-x-16" : ""}`}
    >
      <Illustration
        name={post.illustration}
        isFirst={lead}
        className={`mb-5 aspect-[8/3] w-full rounded-sm ${lead ? "lg:col-span-2" : "max-sm:hidden"}`}
      />
      <div>
        <div className={folds}>
          <TagList tags={post.tags} />
        </div>
        <h3
          className={`mt-3 font-display font-medium ${lead ? "text-3xl sm:text-4xl" : "text-xl leading-snug"}`}
        >
          <Link href={paths.post(post.slug)} className="hover:text-wine">
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 text-sm text-ink-faint">
          <PostByline post={post} />
        </p>
      </div>
      <p
        className={`mt-3 font-serif text-ink-soft ${lead ? "max-w-prose text-lg lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-0 lg:self-center" : `text-base max-sm:line-clamp-2 ${folds}`}`}
      >
        {post.excerpt}
      </p>
      <p className={`mt-auto pt-3 ${folds}`}>
        <Link
          href={paths.post(post.slug)}
          aria-label={`Read full article: ${post.title}`}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-wine underline-offset-4 hover:underline"
        >
          Read full article
          <svg aria-hidden="true" viewBox="0 0 16 10" className="w-4">
            <path d="M1 5h13M10 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </Link>
      </p>
    </article>
  );
}

/** "The Founder · Nov 20, 2026 · 5 min read". */
export function PostByline({ post }: { readonly post: PostSummary }) {
  return (
    <>
      <span>{post.authorName}</span>
      <span aria-hidden="true"> · </span>
      {post.publishedAt ? (
        <time dateTime={post.publishedAt}>{publishedLabel(post)}</time>
      ) : (
        <span>{publishedLabel(post)}</span>
      )}
      <span aria-hidden="true"> · </span>
      <span>{READ_TIME}</span>
    </>
  );
}

export function TagList({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-1.5 text-xs text-ink-faint">
      {tags.map((tag, index) => (
        <li key={tag}>
          {index > 0 ? <span aria-hidden="true">· </span> : null}
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** Shown on lists and article pages alike, whatever `readTime` says (spec §3). */
const READ_TIME = "5 min read";

/** "Nov 20, 2026", or "Draft" where the post is not published (spec §3). */
export function publishedLabel(post: Pick<Post, "publishedAt">): string {
  return post.publishedAt ? formatShortDate(post.publishedAt) : "Draft";
}
