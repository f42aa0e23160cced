import { memo, useId } from "react";
import { CardScene } from "#client/art/scenes/wine-scene.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { type Picked, varietalsByPreference } from "#shared/domain/trip/picker-rules.ts";
import type { Mismatch } from "#shared/domain/trip/trip-fit.ts";
import { FALLBACK_DESCRIPTION, feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import type { PlannedTrip } from "../form/trip-form-controls.ts";
import { hoursOnTrip, openDays } from "./open-days.ts";

interface PickerCardProps {
  readonly picked: Picked<Winery>;
  readonly misses: readonly Mismatch[];
  readonly trip: PlannedTrip;
  readonly isChosen: boolean;
  readonly onToggle: (id: number) => void;
}

/** Spec §9. */
const MAX_VARIETALS = 3;

/** A winery to choose: pressing anywhere on it toggles it, but for the link to its page. */
export const PickerCard = memo(function PickerCard(props: PickerCardProps) {
  const { picked, misses, trip, isChosen, onToggle } = props;
  const { winery, miles } = picked;
  const id = useId();
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded transition-shadow [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] focus-within:ring-2 focus-within:ring-wine ${isChosen ? "bg-wine-tint ring-2 ring-wine" : "bg-raised ring-1 ring-rule hover:ring-rule-strong"}`}
    >
      <CardScene seed={winery.slug} region={winery.region} className="h-20 w-full" />
      {isChosen ? <CheckMark /> : null}
      <div className="flex flex-1 flex-col px-5 pt-4 pb-2">
        <p className="font-sans text-xs font-semibold text-wine">{awayText(miles)}</p>
        <h3 className="mt-1 font-display text-xl leading-tight font-medium">
          <button
            type="button"
            aria-pressed={isChosen}
            aria-describedby={`${id}-facts`}
            onClick={() => onToggle(winery.id)}
            className="text-left outline-none after:absolute after:inset-0"
          >
            {winery.name}
          </button>
        </h3>
        <div id={`${id}-facts`} className="flex flex-1 flex-col">
          <p className="mt-1 font-sans text-xs text-ink-soft">
            {winery.city} · {winery.region}
          </p>
          <Facts winery={winery} trip={trip} />
          {misses.length > 0 ? <Misses misses={misses} /> : null}
        </div>
        <a
          href={paths.winery(winery.slug)}
          target="_blank"
          rel="noopener"
          aria-label={`${winery.name}: winery page, opens in a new tab`}
          className="relative z-10 -ml-1 inline-flex min-h-11 items-center gap-1.5 self-start px-1 font-sans text-sm text-wine underline decoration-rule-strong underline-offset-4 hover:decoration-wine"
        >
          Winery page
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5">
            <path
              d="M3.5 1.5h7v7M10.5 1.5l-9 9"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </a>
      </div>
    </article>
  );
});

function awayText(miles: number): string {
  if (miles === 0) return "less than a mile away";
  return miles === 1 ? "about 1 mile away" : `about ${miles} miles away`;
}

function CheckMark() {
  return (
    <span className="absolute top-3 right-3 grid size-8 place-items-center rounded-full bg-wine text-on-wine">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
        <path d="M2.5 8.5 6.5 12.5 13.5 4" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
    </span>
  );
}

function Facts({ winery, trip }: Pick<PickerCardProps, "trip"> & { readonly winery: Winery }) {
  const varietals = varietalsByPreference(winery, trip.preferences).slice(0, MAX_VARIETALS);
  const hours = hoursOnTrip(winery.openingHours, trip);
  return (
    <>
      <p className="mt-3 line-clamp-2 font-serif text-sm text-ink-soft">
        {winery.description ?? FALLBACK_DESCRIPTION}
      </p>
      {varietals.length > 0 ? (
        <p className="mt-3 font-serif text-sm text-ink italic">{varietals.join(", ")}</p>
      ) : null}
      <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 pt-4 font-sans text-xs text-ink-soft">
        <li>{feeLabel(winery)}</li>
        <li>{visitLabel(winery)}</li>
        <li>{openDays(winery.openingHours)}</li>
        {hours ? (
          <li className={hours.isClosedOnSome ? "font-semibold text-gold" : "text-sage"}>
            {hours.text}
          </li>
        ) : null}
      </ul>
    </>
  );
}

function Misses({ misses }: Pick<PickerCardProps, "misses">) {
  const unknown = misses.filter(({ state }) => state === "unknown").map(({ note }) => note);
  return (
    <ul
      aria-label="Differs from your answers"
      className="mt-3 border-t border-rule pt-2.5 font-sans text-xs"
    >
      {misses.map(({ aspect, state, note }) =>
        state === "miss" ? (
          <li key={aspect} className="font-medium text-gold">
            {note}
          </li>
        ) : null,
      )}
      {unknown.length > 0 ? <li className="text-ink-soft">Unknown: {unknown.join(", ")}</li> : null}
    </ul>
  );
}
