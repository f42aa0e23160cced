/**
 * Makes something when it is first asked for. A date format costs a phone some hundredths of a second,
 * which a page that writes no date should not spend at its start.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
