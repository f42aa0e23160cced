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

/** A fault for each field of which there is something to say; `false` says nothing. */
export const faultsOf = (said: Readonly<Record<string, string | false>>): RowFault[] =>
  Object.entries(said).flatMap(([field, advice]) => (advice === false ? [] : { field, advice }));

/** Several faults of one field. */
export const inField = (field: string, said: readonly string[]): RowFault[] =>
  said.map((advice) => ({ field, advice }));

/** A web address an `href` may hold: `http` or `https` and a host. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
