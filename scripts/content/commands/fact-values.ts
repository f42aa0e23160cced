import { getTableColumns } from "drizzle-orm";
import { CommandError } from "#scripts/command.ts";
import { schema } from "#server/platform/database/db.ts";
import { E164 } from "#shared/domain/winery/phone.ts";
import { isSetting, SETTINGS } from "#shared/domain/winery/settings.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import { isWineryFact } from "#shared/domain/winery/winery-facts.ts";
import { quote, texts, type WineryChange } from "./change-sql.ts";

const COLUMNS = getTableColumns(schema.wineries);

interface FactForm {
  readonly example: string;
  /** Of a list, whether it holds for each item. */
  readonly isValue: (text: string) => boolean;
}

const form = (example: string, pattern = /\S/): FactForm => ({
  example,
  isValue: (text) => pattern.test(text),
});
const yesNo = form("yes", /^(?:yes|no)$/i);
const WEB = /^https?:\/\/\S+$/;

/** The facts that `content:new -- fact` writes; hours, fees and addresses have commands of their own. */
const FORMS = {
  phone: form("+15095551234", E164),
  visitNote: form("Groups of eight or more call first"),
  reservationUrl: form("https://winery.com/book", WEB),
  email: form("visit@winery.com", /^\S+@\S+\.\S+$/),
  website: form("https://winery.com/", WEB),
  winemaker: form("Ann Lee"),
  founded: form("1998", /^\d{4}$/),
  rating: form("4.5", /^[0-5](\.\d)?$/),
  reservationsRequired: yesNo,
  walkInsWelcome: yesNo,
  onlineSales: yesNo,
  wineClub: yesNo,
  shipsToState: yesNo,
  varietals: {
    example: "Syrah, Pinot Gris",
    isValue: (word) => canonicalVarietal(word) === word,
  },
  setting: { example: SETTINGS.slice(0, 2).join(", "), isValue: isSetting },
  specialties: form("Sparkling wine, Estate-grown"),
} satisfies Partial<Record<keyof typeof COLUMNS, FactForm>>;

type StatedFact = keyof typeof FORMS;

const isStated = (fact: string): fact is StatedFact => Object.hasOwn(FORMS, fact);

/** A value of a fact as its column holds it, as SQL; null for one that cannot be read. */
function sqlOf(fact: StatedFact, value: string): string | null {
  const { isValue } = FORMS[fact];
  switch (COLUMNS[fact].dataType) {
    case "array": {
      const items = value.split(",").map((item) => item.trim());
      return items.every(isValue) ? texts(items) : null;
    }
    case "boolean":
      return isValue(value) ? String(/^yes$/i.test(value)) : null;
    case "number":
      return isValue(value) ? value : null;
    default:
      return isValue(value) ? quote(value) : null;
  }
}

/** What a column holds when nobody knows. */
const EMPTY = { array: texts([]), boolean: "false", number: "null", string: "null" } as const;

/**
 * Reads a fact and its value.
 *
 * @throws CommandError with the facts that there are, or with how one is written.
 */
export function readFact(fact: string, value: string): WineryChange {
  if (!isStated(fact)) {
    throw new CommandError(
      `"${fact}" is none of ${Object.keys(FORMS).join(", ")}. Hours, fees and addresses have commands of their own: hours, fee, move.`,
    );
  }
  const { name, dataType } = COLUMNS[fact];
  const listed = isWineryFact(fact) ? [fact] : [];
  if (value === "unknown" && listed.length > 0) {
    return { columns: { [name]: EMPTY[dataType] }, facts: [], unknown: listed };
  }
  const sql = sqlOf(fact, value);
  if (sql === null) {
    throw new CommandError(
      `"${value}" is no value of ${fact}: write it like "${FORMS[fact].example}", or unknown`,
    );
  }
  return { columns: { [name]: sql }, facts: [fact], known: listed };
}
