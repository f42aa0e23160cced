import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { AuthorCard } from "#client/entities/post/author-card.tsx";
import { PostBody } from "#client/entities/post/post-body.tsx";
import { PostByline, TagList } from "#client/entities/post/post-card.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { ArticleTrip, ArticleWineries } from "#client/features/reading/article-ending.tsx";
import { wineriesNamed } from "#client/features/reading/linked-weekend.ts";
import { RegionMap } from "#client/features/winery-map/region-map.tsx";
import { useSubject } from "#client/lib/page/known-missing.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { MissingPage, PageUntilThere } from "#client/ui/failure/unreachable-page.tsx";
import { postsApi } from "#shared/api/calls.ts";
import type { Post } from "#shared/api/posts.ts";
import { POST_NOT_FOUND_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { postMetadata } from "#shared/domain/site/metadata/post-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { linkedIn } from "#shared/domain/text/post-text.ts";
import { authorOf } from "#shared/site.ts";

/** One article (spec §2 Blog). */
export function PostPage() {
  const slug = useRouteParam();
  const loaded = useSubject(postsApi.bySlug, { params: { slug } });
  const { subject: post, isMissing } = loaded;
  const metadata = useMemo(() => post && postMetadata(post, new Date()), [post]);
  usePageMetadata(metadata ?? (isMissing ? POST_NOT_FOUND_METADATA : null));
  if (post) return <Article post={post} />;
  if (isMissing) {
    return (
      <MissingPage title="Post Not Found" text="The blog post you're looking for doesn't exist.">
        <Link href={paths.blog} className={buttonClass()}>
          Back to Blog
        </Link>
      </MissingPage>
    );
  }
  return <PageUntilThere {...loaded} what="article" />;
}

function Article({ post }: { readonly post: Post }) {
  return (
    <article className="page-width py-12 sm:py-20">
      <header className="mx-auto max-w-3xl">
        {post.illustration === null ? null : (
          <Illustration
            name={post.illustration}
            isFirst
            className="mb-10 aspect-[8/3] w-full rounded-sm sm:aspect-[16/5]"
          />
        )}
        <TagList tags={post.tags} />
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">{post.title}</h1>
        <p className="mt-5 font-serif text-xl text-ink-soft">{post.excerpt}</p>
        <p className="mt-6 border-b border-rule pb-6 text-sm text-ink-faint">
          <PostByline post={post} />
        </p>
      </header>
      <div className="mx-auto mt-10 max-w-3xl">
        <div className="max-w-prose">
          <PostBody parts={post.parts} />
        </div>
        <aside aria-label="About the author" className="mt-16 border-y border-rule py-8">
          <AuthorCard author={authorOf(post.authorId)} />
        </aside>
        <p className="mt-8">
          <Link href={paths.blog} className={buttonClass("secondary")}>
            Back to Blog
          </Link>
        </p>
      </div>
      <ArticleEnding post={post} />
      <ArticleTrip slug={post.slug} />
    </article>
  );
}

const LIST_ID = "article-winery-list";

function ArticleEnding({ post }: { readonly post: Post }) {
  const hasWineries = linkedIn(post.content, "winery").length > 0;
  const wineries = useQuery({ ...wineryQueries.all(), enabled: hasWineries });
  if (wineries.error) {
    return (
      <TryAgain
        className="page-width pb-section"
        what="The wineries of this article"
        onRetry={wineries.refetch}
      />
    );
  }
  const named = wineriesNamed(post.content, wineries.data ?? []);
  if (named.length === 0) return null;
  return (
    <ArticleWineries
      slug={post.slug}
      wineries={named}
      listId={LIST_ID}
      map={
        <RegionMap
          avaId={null}
          name={`the wineries in “${post.title}”`}
          wineries={named}
          listId={LIST_ID}
          className="h-96"
        />
      }
    />
  );
}
