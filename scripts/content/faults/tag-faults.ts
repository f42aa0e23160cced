import type { PostRow } from "#server/features/reading/post-queries.ts";
import { foldForSearch } from "#shared/domain/site/search-text.ts";
import { grouped } from "../grouped.ts";
import type { ContentFault } from "./content-fault.ts";

/** Tags that are one to a reader and two to the site: "red mountain" beside "Red Mountain". */
export function tagFaults(posts: readonly Pick<PostRow, "slug" | "tags">[]): ContentFault[] {
  const uses = grouped(
    posts.flatMap(({ slug, tags }) => tags.map((tag) => ({ slug, tag }))),
    ({ tag }) => foldForSearch(tag),
  );
  return uses.flatMap((alike) => {
    const spellings = grouped(alike, ({ tag }) => tag);
    const [usual] = [...spellings].sort((one, other) => other.length - one.length);
    const spelled = usual?.[0]?.tag;
    return alike
      .filter(({ tag }) => tag !== spelled)
      .map(({ slug, tag }) => ({
        table: "posts" as const,
        row: slug,
        field: "tags",
        advice: `"${tag}" is spelled "${spelled}" in other articles: write it so`,
      }));
  });
}
