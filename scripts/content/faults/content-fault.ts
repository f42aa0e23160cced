/** Something an editor has to put right in the content. */
export interface ContentFault {
  readonly table: "wineries" | "posts" | "cities" | "ready_trips" | "places_to_eat_and_stay";
  /** What names the row in the migration that wrote it: its slug, or a city's name. */
  readonly row: string;
  readonly field: string;
  readonly advice: string;
}

/** A fault with the migration that caused it. */
export interface LocatedFault extends ContentFault {
  readonly file: string;
}

/** A fault within one row. */
export type RowFault = Pick<ContentFault, "field" | "advice">;

/** What is said of a field; `false` says nothing. */
type Said = string | false | readonly (string | false)[];

/** A fault for each thing that is said of a field, in the order of the fields. */
export const faultsOf = (said: Readonly<Record<string, Said>>): RowFault[] =>
  Object.entries(said).flatMap(([field, all]) =>
    [all].flat().flatMap((advice) => (advice === false ? [] : { field, advice })),
  );

/** A web address an `href` may hold: `http` or `https` and a host. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
