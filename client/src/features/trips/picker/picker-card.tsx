import { memo, useId } from "react";
import { Illustration } from "#client/art/illustration.tsx";
import { LineIcon } from "#client/ui/line-icon.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { varietalsByPreference } from "#shared/domain/trips/picker-rules.ts";
import { splitList } from "#shared/domain/trips/trip-rules.ts";
import {
  FALLBACK_DESCRIPTION,
  feeLabel,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";
import { driveFrom, hoursOnTrip, openDays } from "./open-days.ts";
import type { Compared, FormWithDays } from "./picker-list.ts";

interface PickerCardProps extends Compared {
  readonly trip: FormWithDays;
  readonly isChosen: boolean;
  readonly onToggle: (id: number) => void;
}

/** Spec §9. */
const MAX_VARIETALS = 3;

/** A card that toggles its winery wherever it is pressed, except on its links. */
export const PickerCard = memo(function PickerCard(props: PickerCardProps) {
  const { picked, drive, misses, trip, isChosen, onToggle } = props;
  const { winery, miles } = picked;
  const id = useId();
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded transition-shadow [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] ${isChosen ? "bg-wine-tint ring-2 ring-wine" : "bg-raised ring-1 ring-rule hover:ring-rule-strong"} max-sm:[contain-intrinsic-block-size:auto_11rem]`}
    >
      <Illustration name={winery.illustration} className="h-20 w-full max-sm:hidden" />
      {isChosen ? (
        <span className="absolute top-3 right-3 grid size-8 place-items-center rounded-full bg-wine text-on-wine">
          <LineIcon d="M2.5 8.5 6.5 12.5 13.5 4" width={2.2} className="size-4" />
        </span>
      ) : null}
      <div className="flex flex-1 flex-col px-5 pt-4 pb-2 max-sm:px-4 max-sm:pt-3 max-sm:pb-3">
        <p className="font-sans text-xs font-semibold text-wine max-sm:pr-10">
          {driveFrom(trip.accommodation, miles, drive)}
        </p>
        <h3 className="mt-1 font-display text-xl leading-tight font-medium max-sm:mt-0.5 max-sm:pr-10 max-sm:text-lg">
          <button
            type="button"
            aria-pressed={isChosen}
            aria-describedby={`${id}-facts`}
            onClick={() => onToggle(winery.id)}
            className="text-left outline-none after:absolute after:inset-0 after:rounded focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-wine"
          >
            {winery.name}
          </button>
        </h3>
        <div id={`${id}-facts`} className="flex flex-1 flex-col">
          <p className="mt-1 font-sans text-xs text-ink-soft">
            {winery.city} · {winery.region}
          </p>
          <Facts picked={picked} trip={trip} />
          <Misses misses={misses} drive={drive} />
        </div>
        <a
          href={paths.winery(winery.slug)}
          target="_blank"
          rel="noopener"
          aria-label={`${winery.name}: winery page, opens in a new tab`}
          className="relative z-10 -ml-1 inline-flex min-h-11 items-center gap-1.5 self-start px-1 font-sans text-sm text-wine underline decoration-rule-strong underline-offset-4 hover:decoration-wine max-sm:absolute max-sm:right-3 max-sm:bottom-0 lowest:static"
        >
          Winery page
          <LineIcon box={12} d="M3.5 1.5h7v7M10.5 1.5l-9 9" width={1.5} className="size-2.5" />
        </a>
      </div>
    </article>
  );
});

function Facts({ picked: { winery }, trip }: Pick<PickerCardProps, "picked" | "trip">) {
  const varietals = varietalsByPreference(winery, splitList(trip.preferences)).slice(
    0,
    MAX_VARIETALS,
  );
  const hours = hoursOnTrip(winery, trip);
  const contact = visitContact(winery);
  return (
    <>
      <p className="mt-3 line-clamp-2 font-serif text-sm text-ink-soft max-sm:mt-1.5">
        {winery.description ?? FALLBACK_DESCRIPTION}
      </p>
      {varietals.length > 0 ? (
        <p className="mt-3 font-serif text-sm text-ink italic max-sm:mt-1">
          {varietals.join(", ")}
        </p>
      ) : null}
      <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 pt-4 font-sans text-xs text-ink-soft max-sm:pt-1.5 max-sm:pr-24 lowest:pr-0">
        <li>{feeLabel(winery)}</li>
        <li>
          {visitLabel(winery)}
          {contact ? (
            <span className="text-ink-faint">
              :{" "}
              {contact.by === "phone" ? (
                <a
                  href={contact.href}
                  className="relative z-10 -my-2 inline-block py-2 text-wine underline decoration-rule-strong underline-offset-4 hover:decoration-wine"
                >
                  {contact.text}
                </a>
              ) : (
                contact.text
              )}
            </span>
          ) : null}
        </li>
        <li>{openDays(winery, trip.startDate)}</li>
        {hours ? (
          <li className={hours.isClosedOnSome ? "font-semibold text-gold" : "text-sage"}>
            {hours.text}
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** Answers it misses, unknown facts, and passes that close in winter. */
function Misses({ misses, drive }: Pick<PickerCardProps, "misses" | "drive">) {
  const passes = drive?.passes ?? [];
  if (misses.length === 0 && passes.length === 0) return null;
  const missed = misses.filter(({ state }) => state === "miss");
  const unknown = misses.filter(({ state }) => state === "unknown").map(({ note }) => note);
  return (
    <ul
      aria-label="Before you choose"
      className="mt-3 border-t border-rule pt-2.5 font-sans text-xs max-sm:mt-2 max-sm:pt-2 max-sm:pr-24 lowest:pr-0"
    >
      {passes.map(({ name, season }) => (
        <li key={name} className="font-medium text-gold">
          Over {name}, {season}
        </li>
      ))}
      {missed.map(({ aspect, note }) => (
        <li key={aspect} className="font-medium text-gold">
          {note}
        </li>
      ))}
      {unknown.length > 0 ? <li className="text-ink-soft">Unknown: {unknown.join(", ")}</li> : null}
    </ul>
  );
}
