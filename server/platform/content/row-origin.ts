/** Where a row of content was last written, for those who have to put it right. */
import type { Migration } from "../database/migrate.ts";

/**
 * The file of the last migration that names a row, and the field where one does, as SQL would write
 * them: `0018_correct_articles.sql`. Undefined for a row that no migration names.
 *
 * @param key the row's slug or name.
 * @param column as the database calls it.
 */
export function originOfRow(
  migrations: readonly Pick<Migration, "name" | "statements">[],
  { key, column }: { readonly key: string; readonly column: string },
): string | undefined {
  const quoted = `'${key.replaceAll("'", "''")}'`;
  const naming = migrations.flatMap(({ name, statements }) => {
    const texts = statements.filter((text) => text.includes(quoted));
    if (texts.length === 0) return [];
    return [{ name, isAboutColumn: texts.some((text) => text.includes(column)) }];
  });
  const last = naming.filter(({ isAboutColumn }) => isAboutColumn).at(-1) ?? naming.at(-1);
  return last && `${last.name}.sql`;
}

/** `openingHours.monday` as the database calls its column: `opening_hours`; of `stays.1.base` the `base`. */
export function columnOf(field: string): string {
  const [, ofStay] = /^stays\.\d+\.(\w+)$/.exec(field) ?? [];
  const [name = ""] = ofStay === undefined ? field.split(".") : [ofStay];
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
