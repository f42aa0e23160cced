/**
 * Which content the process shows. It grows when content was changed while the process serves, so
 * that whatever was made of the one before is made anew.
 */
export type Edition = () => number;

/**
 * Makes a loader that loads at the first call of an edition and keeps what it got until the next; a
 * load that fails is tried again at the next call.
 */
export function loadPerEdition<T>(edition: Edition, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly of: number; readonly loaded: Promise<T> } | undefined;
  return () => {
    const of = edition();
    if (kept?.of !== of) {
      const loaded = load().catch((error: unknown) => {
        if (kept?.loaded === loaded) kept = undefined;
        throw error;
      });
      kept = { of, loaded };
    }
    return kept.loaded;
  };
}
