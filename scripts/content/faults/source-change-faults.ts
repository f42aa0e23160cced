import { isSourced } from "#shared/domain/winery/fact-source.ts";
import { type Change, changedColumns } from "../changes.ts";
import type { ReplayedFile } from "../replay.ts";

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

/** Facts that a new migration changes without a word on where the new value stands, a line for each. */
export function sourceChangeFaults({ name, statements }: ReplayedFile): string[] {
  const changes = statements.flatMap((statement) => statement.changes);
  const sourced = new Set(
    changes.flatMap(({ table, row, before, after }) =>
      table === "fact_sources" ? [before, after].map((cells) => `${row} ${cells?.fact}`) : [],
    ),
  );
  const told = new Set<string>();
  return changes.flatMap((change) => {
    if (change.table === "places_to_eat_and_stay") return ofPlace(name, change);
    if (change.table !== "wineries" || change.before === null || change.after === null) return [];
    const { row } = change;
    return changedColumns(change).flatMap((column) => {
      const facts = factsOf(column);
      const [fact] = facts;
      if (!fact || facts.some((each) => sourced.has(`${row} ${each}`))) return [];
      if (told.has(`${row} ${fact}`)) return [];
      told.add(`${row} ${fact}`);
      return [
        `${name}, ${row}, ${column}: the value changes and no source of "${fact}" does: add its row to fact_sources; npm run content:new -- fact writes both`,
      ];
    });
  });
}

/** Columns of a place that its source stands for. */
const OF_PLACE = /^(?:kind|category|town|street|latitude|phone|website|serves_|closed_reason)/;

/** A place has one source; where what it says changes, the source or its date does too. */
function ofPlace(name: string, change: Change): string[] {
  if (change.before === null || change.after === null) return [];
  const columns = changedColumns(change);
  const column = columns.find((each) => OF_PLACE.test(each));
  if (column === undefined || columns.some((each) => each.startsWith("source_"))) return [];
  return [
    `${name}, ${change.row}, ${column}: the value changes and its source does not: set source_name, source_url and source_date with it`,
  ];
}
