import type { DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import type { DayOffers } from "#shared/domain/schedule/day-out/day-offers.ts";
import { clockText, durationText, listText } from "#shared/domain/schedule/wording.ts";
import { plural } from "#shared/domain/site/words.ts";
import type { NameOf } from "./situation-words.ts";

interface OffersProps {
  readonly offers: DayOffers;
  readonly nameOf: NameOf;
  readonly onSay: (word: DayWord) => void;
}

const OFFER =
  "min-h-14 w-full rounded-lg border-2 border-gold bg-raised px-4 py-2 text-left font-sans text-base font-semibold text-ink hover:bg-sunken";

/** What would save a stop that the day has lost: a shorter visit, or another order. */
export function Offers({ offers, nameOf, onSay }: OffersProps) {
  const { shorter, reorder } = offers;
  if (!shorter && !reorder) return null;
  const saved = (ids: readonly number[]) =>
    `and ${listText(ids.map(nameOf))} still ${plural(ids.length, "fits", "fit")}`;
  return (
    <div className="mt-4 grid gap-3 lg:grid-cols-2">
      {shorter ? (
        <button
          type="button"
          className={OFFER}
          onClick={() =>
            onSay({ kind: "shorten", wineryId: shorter.wineryId, minutes: shorter.minutes })
          }
        >
          {shorter.until === null
            ? `Shorten the visit at ${nameOf(shorter.wineryId)} to ${durationText(shorter.minutes)}`
            : `Shorten this visit: until ${clockText(shorter.until)}`}
          <span className="block font-normal">{saved(shorter.saves)}</span>
        </button>
      ) : null}
      {reorder ? (
        <button type="button" className={OFFER} onClick={() => onSay({ kind: "reorder" })}>
          Visit the rest in another order
          <span className="block font-normal">{saved(reorder.saves)}</span>
        </button>
      ) : null}
    </div>
  );
}
