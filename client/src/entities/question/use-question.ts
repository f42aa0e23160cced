import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { useBuilt } from "#client/lib/chunks/use-built.ts";
import { useNow } from "#client/lib/dates/use-now.ts";
import { drivesApi } from "#shared/api/calls.ts";
import type { TownDrives } from "#shared/api/trips/drives.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Answered } from "#shared/domain/questions/answers.ts";
import type { Question, Term } from "#shared/domain/questions/term.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

/** A text as it was understood, and the wineries that are what it asks for. */
export interface AnsweredQuestion extends Question, Answered<Winery> {
  readonly text: string;
  readonly keptIds: ReadonlySet<number>;
}

/** What a text asks for; null for one that stays a text search as a whole. */
export type Ask = (text: string) => AnsweredQuestion | null;

/** Without a grammar every text is searched for as it stands. */
export const asWritten: Ask = () => null;

/** Before the browser's clock is known. */
const NO_CLOCK = { date: "", minutes: null };

/**
 * What texts ask of these wineries. Nothing, while the grammar is on its way or should it not arrive:
 * the text search continues without it.
 *
 * @param text the question in force, whose drives are measured.
 * @param wanted the visitor has turned to the search, so that the grammar is fetched ahead.
 */
export function useAsk(text: string, wineries: readonly Winery[], wanted: boolean): Ask {
  const now = useNow();
  const isWanted = (wanted || text !== "") && wineries.length > 0;
  const grammar = useBuilt(buildGrammar, wineries, isWanted);
  const { date: today, minutes } = now ? clockInWashington(now) : NO_CLOCK;
  const terms = useMemo(
    () => (grammar && today !== "" ? grammar.read(text, today).terms : []),
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
    if (!grammar || today === "") return asWritten;
    const drivesFrom = (from: string, id: number) =>
      drives && from === town ? (drives.get(id) ?? null) : undefined;
    return (typed) => {
      const question = grammar.read(typed, today);
      if (question.terms.length === 0) return null;
      const answered = grammar.answer(question, { today, minutes: clock, drives: drivesFrom });
      const keptIds = new Set(answered.kept.map(({ id }) => id));
      return { ...question, ...answered, text: typed, keptIds };
    };
  }, [grammar, today, clock, drives, town]);
}

const isOfNow = ({ criterion }: Term) => criterion.is === "open" && criterion.now;

const drivenFrom = ({ criterion }: Term) =>
  criterion.is === "near" && criterion.minutes !== null ? criterion.town : null;

function minutesById({ wineries, minutes }: TownDrives): ReadonlyMap<number, number | null> {
  return new Map(wineries.map((id, at) => [id, minutes[at] ?? null]));
}

async function buildGrammar(wineries: readonly Winery[]) {
  const { createGrammar } = await loadChunk(() => import("./grammar.ts"));
  return createGrammar(wineries);
}
