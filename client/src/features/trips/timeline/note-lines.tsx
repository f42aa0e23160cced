import type { StopNote } from "#shared/domain/trips/trip-input.ts";

/** What the editors keep about a stop. */
export function NoteLines({ note = {} }: { readonly note?: StopNote | undefined }) {
  const { text, confirmation, tasted, liked, bought } = note;
  const ticks = [
    ...(tasted ? ["Tasted"] : []),
    ...(liked ? ["Liked"] : []),
    ...(bought ? ["Bought"] : []),
  ];
  const lines = [
    ...(text ? [text] : []),
    ...(confirmation ? [`Confirmation ${confirmation}`] : []),
    ...(ticks.length > 0 ? [ticks.join(" · ")] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label="Your notes"
      className="mt-2.5 border-l-2 border-sage pl-3.5 font-serif text-base break-words"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
