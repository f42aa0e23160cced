/** Reads what others wrote: answers of the server, and what browsers stored, by whatever version of the site. */

/** Undefined where the action throws, as storage does where it is switched off or full. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The items that are what they should be; none of anything but a list. */
export const listOf = <T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** The entries whose values are what they should be. */
export const recordOf = <T>(value: unknown, isValue: (value: unknown) => value is T) =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((entry): entry is [string, T] => isValue(entry[1])),
  );

export const isText = (value: unknown): value is string => typeof value === "string";

export const isInteger = (value: unknown): value is number => Number.isInteger(value);

/**
 * What a JSON text says. Null where there is none.
 *
 * @param read checks the value; null, or an error, where it is of no use.
 */
export const parsed = <T>(text: string | null | undefined, read: (value: unknown) => T | null) =>
  attempt(() => read(JSON.parse(text ?? "null"))) ?? null;
