import { getTableColumns } from "drizzle-orm";
import { CommandError } from "#scripts/command.ts";
import { schema } from "#server/platform/database/db.ts";
import { ancestorsOf, findRegion } from "#shared/domain/places/regions.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { DEPARTURE_KINDS } from "#shared/domain/winery/departure.ts";
import { E164 } from "#shared/domain/winery/phone.ts";
import { isSetting, SETTINGS } from "#shared/domain/winery/settings.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import { isWineryFact } from "#shared/domain/winery/winery-facts.ts";
import { hoursColumns, quote, quoteOrNull, texts, type WineryChange } from "./change-sql.ts";

/** Options of a command line, by name. */
export type Options = Readonly<Record<string, string | undefined>>;

/** The columns that a command writes; throws a `CommandError` with what is wrong with its words. */
type Command = (values: readonly string[], options: Options) => WineryChange;

/** What can be changed of a winery, by the word that names it. */
export const WINERY_CHANGES = {
  close: ([reason = ""], { as = "closed", since }) => {
    if (!DEPARTURE_KINDS.some((kind) => kind === as)) {
      throw new CommandError(`--as is one of ${DEPARTURE_KINDS.join(", ")}`);
    }
    if (!/[.]$/.test(reason)) {
      throw new CommandError(
        'Say why in a sentence for visitors: "Its owners retired in October 2026."',
      );
    }
    if (since && !/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(since)) {
      throw new CommandError(`--since is a year or a month, such as 2026-10, not "${since}"`);
    }
    const columns = {
      left_kind: quote(as),
      left_since: quoteOrNull(since),
      left_reason: quote(reason),
      is_featured: "false",
    };
    return { columns, facts: ["left"] };
  },

  hours: ([text = ""], { note }) => {
    const columns = { ...hoursColumns(text).columns, hours_note: quoteOrNull(note) };
    const facts = note === undefined ? ["hours"] : ["hours", "hoursNote"];
    return { columns, facts, known: ["hours"], gone: ["hoursNote"] };
  },

  fee: ([fee = ""], { note }) => {
    const amount = fee === "free" ? "null" : /^\d{1,3}(\.\d{2})?$/.exec(fee)?.[0];
    if (amount === undefined) {
      throw new CommandError(`"${fee}" is no fee: write 15, 12.50 or free`);
    }
    const columns = { tasting_fee: amount, fee_note: quoteOrNull(note) };
    return { columns, facts: ["tastingFee"], known: ["tastingFee"] };
  },

  move: ([address = "", city = "", zip = "", latitude = "", longitude = ""], options) => {
    const town = findTown(city);
    if (!town) {
      throw new CommandError(`"${city}" is not in the town table: correct the spelling`);
    }
    if (!/^\d{5}$/.test(zip)) throw new CommandError(`"${zip}" is no ZIP code: five digits`);
    const isPlace = [latitude, longitude].every((number) => /^-?\d+\.\d+$/.test(number));
    if (!isPlace) {
      throw new CommandError("Give latitude and longitude in degrees: 46.32370 -120.00146");
    }
    if (Number(latitude) < 0 || Number(longitude) > 0) {
      throw new CommandError(
        `${latitude} ${longitude} lies outside Washington: the latitude comes first, and the longitude has a minus, as in 46.32370 -120.00146`,
      );
    }
    const columns = {
      address: quote(address),
      city: quote(city),
      county: quote(options.county ?? town.county),
      zip_code: quote(zip),
      latitude,
      longitude,
      location_is_approximate: String(options.approximate !== undefined),
      ...regionColumns(options.region),
    };
    return { columns, facts: ["address", "position"] };
  },

  fact: ([fact = "", value = ""]) => readFact(fact, value),
} satisfies Readonly<Record<string, Command>>;

/** The most words that a change takes. */
const MOST_WORDS = { close: 1, hours: 1, fee: 1, move: 5, fact: 2 } as const;

/** @throws CommandError for words that a change would not read. */
export function checkWords(kind: keyof typeof WINERY_CHANGES, values: readonly string[]): void {
  const extra = values.slice(MOST_WORDS[kind]);
  if (extra.length === 0) return;
  throw new CommandError(
    `"${extra.join(" ")}" is more than it takes: put what has spaces in quotes`,
  );
}

/** Whether a word names a change of a winery. */
export function isWineryChange(kind: string): kind is keyof typeof WINERY_CHANGES {
  return Object.hasOwn(WINERY_CHANGES, kind);
}

/** The region and the AVAs around it; nothing where the region stays. */
function regionColumns(name: string | undefined): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const region = findRegion(name);
  if (!region) throw new CommandError(`"${name}" is neither an AVA nor an area: see /regions`);
  const avas =
    region.kind === "ava" ? [...ancestorsOf(region.id).map((ava) => ava.name), region.name] : [];
  return { region: quote(region.name), avas: texts(avas) };
}

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
  const { dataType } = COLUMNS[fact];
  const items = dataType === "array" ? value.split(",").map((item) => item.trim()) : [value];
  if (!items.every(FORMS[fact].isValue)) return null;
  if (dataType === "array") return texts(items);
  if (dataType === "boolean") return String(/^yes$/i.test(value));
  return dataType === "number" ? value : quote(value);
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
  if (value === "unknown") {
    const columns = { [name]: EMPTY[dataType] };
    return { columns, facts: [], ...(listed.length > 0 ? { unknown: listed } : { gone: [fact] }) };
  }
  const sql = sqlOf(fact, value);
  if (sql === null) {
    throw new CommandError(
      `"${value}" is no value of ${fact}: write it like "${FORMS[fact].example}", or unknown`,
    );
  }
  return { columns: { [name]: sql }, facts: [fact], known: listed };
}
