import { CommandError } from "#scripts/command.ts";
import { isSetting, SETTINGS } from "#shared/domain/winery/settings.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import { isWineryFact } from "#shared/domain/winery/winery-facts.ts";
import { quote, texts, type WineryChange } from "./change-sql.ts";

interface FactForm {
  readonly column: string;
  /** What the column holds when nobody knows. */
  readonly empty: string;
  readonly example: string;
  /** The value as SQL; null for one that cannot be read. */
  readonly read: (text: string) => string | null;
}

const wordsOf = (text: string) => text.split(",").map((word) => word.trim());
const textForm = (column: string, example: string, form = /\S/): FactForm => ({
  column,
  empty: "null",
  example,
  read: (text) => (form.test(text) ? quote(text) : null),
});
const yesNo = (column: string): FactForm => ({
  column,
  empty: "false",
  example: "yes",
  read: (text) => ({ yes: "true", no: "false" })[text.toLowerCase()] ?? null,
});
const list = (column: string, example: string, isKnown: (word: string) => boolean): FactForm => ({
  column,
  empty: texts([]),
  example,
  read: (text) => (wordsOf(text).every(isKnown) ? texts(wordsOf(text)) : null),
});

const WEB = /^https?:\/\/\S+$/;

/** The facts that `content:new -- fact` writes; hours, fees and addresses have commands of their own. */
const FORMS: Readonly<Record<string, FactForm>> = {
  phone: textForm("phone", "+15095551234", /^\+[1-9]\d{7,14}$/),
  visitNote: textForm("visit_note", "Groups of eight or more call first"),
  reservationUrl: textForm("reservation_url", "https://winery.com/book", WEB),
  email: textForm("email", "visit@winery.com", /^\S+@\S+\.\S+$/),
  website: textForm("website", "https://winery.com/", WEB),
  winemaker: textForm("winemaker", "Ann Lee"),
  founded: {
    column: "founded",
    empty: "null",
    example: "1998",
    read: (text) => (/^\d{4}$/.test(text) ? text : null),
  },
  rating: {
    column: "rating",
    empty: "null",
    example: "4.5",
    read: (text) => (/^[0-5](\.\d)?$/.test(text) ? text : null),
  },
  reservationsRequired: yesNo("reservations_required"),
  walkInsWelcome: yesNo("walk_ins_welcome"),
  onlineSales: yesNo("online_sales"),
  wineClub: yesNo("wine_club"),
  shipsToState: yesNo("ships_to_state"),
  varietals: list("varietals", "Syrah, Pinot Gris", (word) => canonicalVarietal(word) === word),
  setting: list("setting", `${SETTINGS.slice(0, 2).join(", ")}`, isSetting),
  specialties: list("specialties", "Sparkling wine, Estate-grown", (word) => word !== ""),
};

/**
 * Reads a fact and its value.
 *
 * @throws CommandError with the facts that there are, or with how one is written.
 */
export function readFact(fact: string, value: string): WineryChange {
  const form = FORMS[fact];
  if (!form) {
    throw new CommandError(
      `"${fact}" is none of ${Object.keys(FORMS).join(", ")}. Hours, fees and addresses have commands of their own: hours, fee, move.`,
    );
  }
  const columnsOf = (sql: string) => ({ [form.column]: sql });
  const listed = isWineryFact(fact) ? [fact] : [];
  if (value === "unknown" && listed.length > 0) {
    return { columns: columnsOf(form.empty), facts: [], unknown: listed };
  }
  const sql = form.read(value);
  if (sql === null) {
    throw new CommandError(
      `"${value}" is no value of ${fact}: write it like "${form.example}", or unknown`,
    );
  }
  return { columns: columnsOf(sql), facts: [fact], known: listed };
}
