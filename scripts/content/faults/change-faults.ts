import { isSourced } from "#shared/domain/winery/fact-source.ts";
import { type Change, changedColumns } from "../changes.ts";
import { changesOf, type ReplayedFile } from "../replay.ts";
import type { LocatedFault } from "./content-fault.ts";

/** Columns that the sources of another fact stand for, or of several. */
const FACTS_OF: Readonly<Record<string, readonly string[]>> = {
  city: ["address"],
  zip_code: ["address"],
  latitude: ["position"],
  longitude: ["position"],
  fee_note: ["tastingFee"],
  reservations_required: ["reservationsRequired", "visitNote"],
  walk_ins_welcome: ["walkInsWelcome", "visitNote"],
  visit_note: ["visitNote", "reservationsRequired", "walkInsWelcome"],
  reservation_url: ["reservationUrl", "reservationsRequired"],
  opening_hours: ["hours"],
  hours_as_written: ["hours"],
  dated_hours: ["hours"],
  hours_note: ["hoursNote", "hours"],
  left_kind: ["left"],
  left_reason: ["left"],
};

/** The facts whose source stands for a column of a winery: by default the one that is named as it is. */
function factsOf(column: string): readonly string[] {
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return FACTS_OF[column] ?? (isSourced(name) ? [name] : []);
}

/** Facts that a new migration changes without a new source. */
export function sourceChangeFaults(file: ReplayedFile): LocatedFault[] {
  const { name } = file;
  const changes = changesOf(file);
  const sourced = new Set(
    changes.flatMap(({ table, row, before, after }) =>
      table === "fact_sources" ? [before, after].map((cells) => `${row} ${cells?.fact}`) : [],
    ),
  );
  const reported = new Set<string>();
  return changes.flatMap((change) => {
    if (change.table === "places_to_eat_and_stay") return ofPlace(name, change);
    if (change.table !== "wineries" || change.before === null || change.after === null) return [];
    const { row } = change;
    return changedColumns(change).flatMap((column) => {
      const facts = factsOf(column);
      const [fact] = facts;
      if (!fact || facts.some((each) => sourced.has(`${row} ${each}`))) return [];
      if (reported.has(`${row} ${fact}`)) return [];
      reported.add(`${row} ${fact}`);
      const advice = `the value changes and no source of "${fact}" does: add its row to fact_sources; npm run content:new -- fact writes both`;
      return [{ file: name, table: "wineries", row, field: column, advice }];
    });
  });
}

/** Columns of a place that its source stands for. */
const OF_PLACE = /^(?:kind|category|town|street|latitude|phone|website|serves_|closed_reason)/;

/** A place has one source; where what it says changes, the source or its date does too. */
function ofPlace(file: string, change: Change): LocatedFault[] {
  if (change.before === null || change.after === null) return [];
  const columns = changedColumns(change);
  const column = columns.find((each) => OF_PLACE.test(each));
  if (column === undefined || columns.some((each) => each.startsWith("source_"))) return [];
  const advice =
    "the value changes and its source does not: set source_name, source_url and source_date with it";
  return [{ file, table: "places_to_eat_and_stay", row: change.row, field: column, advice }];
}

/** Tables whose rows visitors have saved, linked and shared, and what their slugs make of them. */
const PAGES: Readonly<Record<string, string>> = {
  wineries: "/winery/",
  posts: "/blog/",
  ready_trips: "/ready-made-trips/",
  places_to_eat_and_stay: "the place ",
};

/** Addresses that new migrations take from visitors, a line for each. */
export function lastingFaults(newFiles: readonly ReplayedFile[]): string[] {
  const changes = newFiles
    .flatMap((file) => changesOf(file).map((change) => ({ name: file.name, change })))
    .filter(({ change }) => change.table in PAGES);
  const fresh = new Set(
    changes.flatMap(({ change }) => (change.before === null ? addressOf(change) : [])),
  );
  return changes.flatMap(({ name, change }) => {
    const address = addressOf(change);
    const advice = fresh.has(address) ? null : loss(change, address);
    return advice === null ? [] : [`${name}, ${slugOf(change)}, slug: ${advice}`];
  });
}

/** The slug that visitors know. */
function slugOf({ before, after }: Change): string {
  return String(before?.slug ?? after?.slug);
}

function addressOf(change: Change): string {
  return `${PAGES[change.table]}${slugOf(change)}`;
}

function loss(change: Change, address: string): string | null {
  const { table, before, after } = change;
  if (after === null && table === "wineries") {
    return `deleted, so that saved trips lose it and ${address} says nothing: take it out with npm run content:new -- close ${slugOf(change)} "Why, in a sentence." --source …`;
  }
  if (after === null && table === "places_to_eat_and_stay") {
    return "deleted, so that saved trips lose it: keep the row and give closed_reason";
  }
  if (after === null && (table === "ready_trips" || before?.published_at)) {
    const instead =
      table === "posts" ? '"published_at" = null takes it off' : "change what it says";
    return `deleted, so that links to ${address} die: keep the row; ${instead}`;
  }
  if (after === null || before === null || after.slug === before.slug) return null;
  return `visitors have saved and linked ${address}, which would be gone: leave the slug as it is`;
}
