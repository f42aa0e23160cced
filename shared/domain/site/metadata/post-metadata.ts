import { authorOf } from "#shared/site.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA, publisher } from "./fixed-metadata.ts";
import { asDescription, breadcrumbs, type PageMetadata } from "./page-metadata.ts";
import { sharePicture, sharePicturePaths } from "./share-picture.ts";

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly authorId: string;
  readonly authorName: string;
  /** An ISO instant; null is a draft. */
  readonly publishedAt: string | null;
  readonly tags: readonly string[];
}

/** Drafts and articles published after `now` are not indexed. */
export function postMetadata(post: Article, now: Date): PageMetadata {
  const path = paths.post(post.slug);
  const { title, publishedAt } = post;
  const description = asDescription(post.excerpt);
  if (publishedAt === null || new Date(publishedAt) > now) {
    return { title, description, canonical: null };
  }
  return {
    title,
    description,
    canonical: path,
    picture: sharePicture(sharePicturePaths.post(post.slug), `${title}, below a drawing`),
    published: publishedAt,
    data: (absolute) => [
      {
        "@type": "BlogPosting",
        "@id": `${absolute(path)}#article`,
        headline: title,
        description,
        url: absolute(path),
        mainEntityOfPage: absolute(path),
        image: absolute(sharePicturePaths.post(post.slug)),
        datePublished: publishedAt,
        author: {
          "@type": "Person",
          name: post.authorName,
          jobTitle: authorOf(post.authorId).role,
        },
        publisher: publisher(absolute),
        ...(post.tags.length > 0 && { keywords: post.tags }),
        inLanguage: "en-US",
      },
      breadcrumbs(absolute, [
        [PAGE_METADATA.blog.title, paths.blog],
        [title, path],
      ]),
    ],
  };
}
