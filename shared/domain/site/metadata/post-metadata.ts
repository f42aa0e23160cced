import type { PostSummary } from "#shared/api/posts.ts";
import { authorOf } from "#shared/site.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA, publisher } from "./fixed-metadata.ts";
import { asDescription, type PageMetadata, pageBelow, sharePicturePath } from "./page-metadata.ts";

type Article = Omit<PostSummary, "id" | "readTime" | "illustration" | "regionIds">;

/** Drafts and articles published after `now` are not indexed. */
export function postMetadata(post: Article, now: Date): PageMetadata {
  const path = paths.post(post.slug);
  const { title, publishedAt } = post;
  const description = asDescription(post.excerpt);
  if (publishedAt === null || new Date(publishedAt) > now) {
    return { title, description, canonical: null };
  }
  return pageBelow(PAGE_METADATA.blog, {
    title,
    description,
    path,
    pictureText: `${title}, below a drawing`,
    published: publishedAt,
    id: "article",
    node: (absolute) => ({
      "@type": "BlogPosting",
      headline: title,
      description,
      mainEntityOfPage: absolute(path),
      image: absolute(sharePicturePath(path)),
      datePublished: publishedAt,
      author: {
        "@type": "Person",
        name: post.authorName,
        jobTitle: authorOf(post.authorId).role,
      },
      publisher: publisher(absolute),
      ...(post.tags.length > 0 && { keywords: post.tags }),
      inLanguage: "en-US",
    }),
  });
}
