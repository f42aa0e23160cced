import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { isNotThere } from "#client/lib/api.ts";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { ARTICLE_WEEKEND } from "#shared/domain/site/paths.ts";

const weekendPart = askedChunk(() => import("./asked-weekend.ts"));

/** The article's weekend that the planner's address asks for, until it was taken or left. */
export function useAskedWeekend() {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(ARTICLE_WEEKEND);
  // An address asked for once keeps the trip list out of the choice for as long as the page is shown.
  const [wasAsked, setWasAsked] = useState(slug !== null);
  // The address is read once the page is hydrated.
  if (slug !== null && !wasAsked) setWasAsked(true);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["article-weekend", slug],
    queryFn: async () => {
      const { askWeekend } = await weekendPart.ask();
      return askWeekend(queries, slug ?? "", clockInWashington(new Date()).date);
    },
    enabled: slug !== null,
    gcTime: 0,
  });
  const offered = useMemo(() => {
    if (slug === null || !data) return undefined;
    const wineryIds = data.wineries.map(({ id }) => id);
    return { title: data.form.name, form: data.form, wineryIds };
  }, [slug, data]);
  // What the site answered it answers again: only what did not arrive is worth another try.
  const isMissing = slug !== null && (data === null || isNotThere(error));
  return {
    wasAsked: wasAsked && !isMissing,
    offered,
    missing: isMissing ? "We couldn’t find that weekend plan." : null,
    failure:
      slug !== null && error && !isMissing ? "The article's weekend could not be loaded." : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}
