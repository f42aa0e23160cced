import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { useBuilt } from "#client/lib/chunks/use-built.ts";
import { useNow } from "#client/lib/dates/use-now.ts";
import { drivesApi } from "#shared/api/calls.ts";
import type { TownDrives } from "#shared/api/trips/drives.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { partsOf, type Wish } from "#shared/domain/questions/term.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { type Found, foundBy } from "./found-by.ts";

/** What a text finds. */
export type Find = (text: string) => Found;

/** Before the browser's clock is known. */
const NO_CLOCK = { date: "", minutes: null };

/**
 * What texts find among these wineries. While grammar and index are on their way, or should they not
 * arrive, names, regions and towns are searched for as they stand.
 *
 * @param text the question in force, whose drives are measured.
 * @param wanted the visitor has turned to the search, so that both are fetched ahead.
 */
export function useFind(text: string, wineries: readonly Winery[], wanted: boolean): Find {
  const now = useNow();
  const isWanted = (wanted || text !== "") && wineries.length > 0;
  const grammar = useBuilt(buildGrammar, wineries, isWanted);
  const index = useBuilt(buildWordIndex, wineries, isWanted);
  const { date: today, minutes } = now ? clockInWashington(now) : NO_CLOCK;
  const terms = useMemo(
    () => (grammar && today !== "" ? grammar.read(text, today).terms.flatMap(partsOf) : []),
    [grammar, text, today],
  );
  const town = terms.map(drivenFrom).find(Boolean) ?? "";
  const { data: drives } = useQuery({
    ...endpointQuery(drivesApi.fromTown, { query: { base: town } }),
    select: minutesById,
    enabled: town !== "",
  });
  // A list that does not ask for "now" is not rendered again each minute.
  const clock = terms.some(isOfNow) ? minutes : null;
  return useMemo(() => {
    const drivesFrom = (from: string, id: number) =>
      drives && from === town ? (drives.get(id) ?? null) : undefined;
    return (typed) => {
      const question = today === "" ? undefined : grammar?.read(typed, today);
      if (!grammar || !question?.terms.length)
        return foundBy(wineries, typed, null, index, question?.rest);
      const answered = grammar.answer(question, { today, minutes: clock, drives: drivesFrom });
      const keptIds = new Set(answered.kept.map(({ id }) => id));
      return foundBy(wineries, typed, { ...question, ...answered, text: typed, keptIds }, index);
    };
  }, [grammar, index, wineries, today, clock, drives, town]);
}

const isOfNow = ({ criterion }: Wish) => criterion.is === "open" && criterion.now;

const drivenFrom = ({ criterion }: Wish) =>
  criterion.is === "near" && criterion.minutes !== null ? criterion.town : null;

function minutesById({ wineries, minutes }: TownDrives): ReadonlyMap<number, number | null> {
  return new Map(wineries.map((id, at) => [id, minutes[at] ?? null]));
}

async function buildGrammar(wineries: readonly Winery[]) {
  const { createGrammar } = await loadChunk(() => import("./grammar.ts"));
  return createGrammar(wineries);
}

/** The typo-tolerant index. */
async function buildWordIndex(wineries: readonly Winery[]) {
  const { createWordIndex } = await loadChunk(() => import("./word-index.ts"));
  return createWordIndex(wineries);
}
