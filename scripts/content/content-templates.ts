import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PLACE_CATEGORIES } from "#shared/domain/places/eat-and-stay.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { DRIVING_DISTANCES, TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import { WINERY_FACTS } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { quote } from "./commands/change-sql.ts";
import { hoursColumns } from "./commands/hours-columns.ts";

/** The migrations that can be begun: the files of `templates`. */
export type TemplateKind = "winery" | "post" | "trip" | "place" | "change";

const folder = resolve(import.meta.dirname, "templates");
const quoted = (texts: readonly string[]) => texts.map(quote).join(", ");
const valuesOf = (options: readonly { readonly value: string }[]) =>
  quoted(options.map(({ value }) => value));
const authorOf = ({ id, name }: { readonly id: string; readonly name: string }) =>
  quoted([id, name]);

/** The slug of a name or title: "Côte Bonneville" becomes "cote-bonneville". */
export function slugOf(name: string): string {
  return foldForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A migration to fill in; one that adds a row refuses to run until its required columns are. */
export function contentTemplate(kind: TemplateKind, name: string): string {
  const slug = slugOf(name);
  const values: Readonly<Record<string, string>> = {
    name: name.replaceAll("\n", " "),
    slug,
    "'name'": quote(name),
    "'slug'": quote(slug),
    "unknown facts": quoted(WINERY_FACTS),
    founder: authorOf(site.founder),
    "wine writer": authorOf(site.wineWriter),
    categories: quoted(PLACE_CATEGORIES),
    "times available": valuesOf(TIMES_AVAILABLE),
    "driving distances": valuesOf(DRIVING_DISTANCES),
  };
  const template = readFileSync(resolve(folder, `${kind}.sql`), "utf8");
  return template.replace(/\{\{([^}]+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

/** The hours columns of one text, for a file written by hand. */
export function hoursLines(text: string): string {
  const { columns } = hoursColumns(text);
  const lines = Object.entries(columns).map(([column, value]) => `  -- ${column}\n  ${value}`);
  return lines.join(",\n");
}
