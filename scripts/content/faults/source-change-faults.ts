import { type Change, changedColumns } from "../changes.ts";
import type { ReplayedFile } from "../replay.ts";

/** The columns of a winery that a source stands for, each with the facts that may name it. */
const SOURCED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  address: ["address"],
  city: ["address"],
  zip_code: ["address"],
  latitude: ["position"],
  longitude: ["position"],
  phone: ["phone"],
  email: ["email"],
  website: ["website"],
  tasting_fee: ["tastingFee"],
  fee_note: ["tastingFee"],
  reservations_required: ["reservationsRequired", "visitNote"],
  walk_ins_welcome: ["walkInsWelcome", "visitNote"],
  visit_note: ["visitNote", "reservationsRequired", "walkInsWelcome"],
  reservation_url: ["reservationUrl", "reservationsRequired"],
  online_sales: ["onlineSales"],
  wine_club: ["wineClub"],
  ships_to_state: ["shipsToState"],
  rating: ["rating"],
  setting: ["setting"],
  founded: ["founded"],
  winemaker: ["winemaker"],
  varietals: ["varietals"],
  specialties: ["specialties"],
  hours: ["hours"],
  opening_hours: ["hours"],
  hours_as_written: ["hours"],
  dated_hours: ["hours"],
  hours_note: ["hoursNote", "hours"],
  left_kind: ["left"],
  left_reason: ["left"],
};

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
      const facts = SOURCED_COLUMNS[column];
      const [fact] = facts ?? [];
      if (!facts || !fact || facts.some((each) => sourced.has(`${row} ${each}`))) return [];
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
