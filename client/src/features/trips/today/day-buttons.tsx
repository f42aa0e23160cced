import { type ComponentProps, type FormEventHandler, useId, useState } from "react";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { DayOffers } from "#shared/domain/schedule/day-out/day-offers.ts";
import type { DayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import { progressAt } from "#shared/domain/schedule/day-out/day-progress.ts";
import type { Situation } from "#shared/domain/schedule/day-out/situation.ts";
import type { ScheduleProblem } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { listed, plural } from "#shared/domain/text/words.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { minutesOfInput } from "../edit/stop-tools.tsx";
import type { NameOf } from "./situation-words.ts";
import type { DayOfTrip } from "./use-day-of-trip.ts";

const BIG =
  "flex min-h-16 w-full flex-col items-center justify-center rounded-lg px-3 py-2 font-sans text-lg leading-tight font-semibold text-balance";
const CHOICE =
  "min-h-14 rounded-lg border-2 border-ink bg-raised px-3 font-sans text-lg font-semibold text-ink hover:bg-sunken";
const LINK =
  "inline-flex min-h-12 items-center font-sans text-lg font-medium text-ink underline decoration-2 underline-offset-4";
const LOOKS = {
  main: `${BIG} bg-ink text-paper hover:bg-wine-deep`,
  plain: `${BIG} border-2 border-ink bg-raised text-ink hover:bg-sunken`,
  choice: CHOICE,
  offer:
    "min-h-14 w-full rounded-lg border-2 border-gold bg-raised px-4 py-2 text-left font-sans text-base font-semibold text-ink hover:bg-sunken",
  small:
    "min-h-12 rounded-lg border-2 border-rule-strong px-4 font-sans text-base font-semibold text-ink hover:bg-sunken",
} as const;

/** The moment of the day, for the parts of its panel. */
export interface Moment {
  readonly situation: Situation;
  /** The day after everything marked on it. */
  readonly out: DayOut;
  readonly problem: ScheduleProblem;
  readonly minute: number;
  /** The stop the big buttons are about. */
  readonly target: number | null;
  readonly wineryOf: (id: number | null) => Winery | undefined;
  readonly nameOf: NameOf;
  /** Marks what the visitor reports. */
  readonly say: (word: DayWord) => void;
}

interface WordButtonProps extends ComponentProps<"button">, Pick<Moment, "say"> {
  readonly look: keyof typeof LOOKS;
  readonly word: DayWord;
}

export const WordButton = ({ look, word, say, ...rest }: WordButtonProps) => (
  <button type="button" className={LOOKS[look]} onClick={() => say(word)} {...rest} />
);

/** The stop the big buttons are about: the next one, or the current one while its arrival is not marked. */
export function targetOf(situation: Situation, marks: readonly DayMark[]): number | null {
  if (situation.kind === "free" || situation.kind === "home") return null;
  if (situation.kind === "visiting") {
    const { wineryId } = situation.visit;
    const isMarked = marks.some((mark) => mark.kind === "here" && mark.wineryId === wineryId);
    if (!isMarked) return wineryId;
  }
  return situation.ahead?.stop?.wineryId ?? null;
}

const isEarly = (situation: Situation, minute: number): boolean =>
  situation.kind === "visiting" && minute < situation.visit.begin;

/** The main actions of the moment, large enough for a thumb. */
export function DayButtons({ situation, minute, target: next, wineryOf, say }: Moment) {
  const { kind } = situation;
  const target = wineryOf(next);
  // The one that may turn out to be closed: the current or the next one.
  const here = wineryOf(kind === "visiting" ? situation.visit.wineryId : next);
  if (kind === "free" || kind === "home" || !situation.ahead) return null;
  const canLeave = kind !== "underway" && !isEarly(situation, minute);
  const words = [
    target && said("I am here", `at ${target.name}`, { kind: "here", wineryId: target.id }),
    canLeave && said("Leaving now", "", { kind: "leave" }),
    here && said("This one is closed", here.name, { kind: "closed", wineryId: here.id }),
    target &&
      said("Skip this one", `${target.name}, not today`, { kind: "skip", wineryId: target.id }),
  ].flatMap((each) => each || []);
  // An odd first button spans the row, so that no gap is left.
  const isOdd = words.length % 2 === 1;
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {words.map(({ label, about, word }, at) => (
        <div key={label} className={`grid ${isOdd && at === 0 ? "max-md:col-span-2" : ""}`}>
          <WordButton look={word.kind === "here" ? "main" : "plain"} say={say} word={word}>
            {label}
            <span className="text-base font-normal empty:hidden">{about}</span>
          </WordButton>
        </div>
      ))}
      {target ? (
        <p className="flex flex-wrap gap-x-8 col-span-full">
          <OutsideLink href={directionsUrl({ to: placeOfWinery(target) })} className={LINK}>
            Directions<span className="sr-only"> to {target.name}</span>
          </OutsideLink>
          {target.phone ? (
            <a href={`tel:${target.phone}`} className={LINK}>
              Call {formatPhone(target.phone)}
              <span className="sr-only">: {target.name}</span>
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

const said = (label: string, about: string, word: DayWord) => ({ label, about, word });

/** When they arrived where they are; null on the road, before a visit begins, and at the end of the day. */
function hereSince({ situation, out: { today, behind }, minute }: Moment): number | null {
  if (isEarly(situation, minute)) return null;
  if (situation.kind === "visiting") return situation.visit.begin;
  if (situation.kind !== "waiting" && situation.kind !== "lunch") return null;
  const visit = progressAt(today, minute).reached.at(-1) ?? behind.at(-1);
  return situation.ahead ? (visit?.begin ?? 0) : null;
}

const LATE_BY = [10, 20, 40] as const;

/** Running late by a press, which add up, or a typed time of departure. */
export function LateButtons(moment: Moment) {
  const { kind } = moment.situation;
  if (kind === "free" || kind === "home") return null;
  const earliest = hereSince(moment);
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-2">
      <fieldset>
        <legend className="font-sans text-base font-semibold text-ink">Running late by</legend>
        <div className="mt-2 grid grid-cols-3 gap-3">
          {LATE_BY.map((by) => (
            <WordButton
              key={by}
              look="choice"
              say={moment.say}
              word={{ kind: "late", by }}
              aria-label={`Running late by ${by} min`}
            >
              {by} min
            </WordButton>
          ))}
        </div>
      </fieldset>
      {earliest === null ? null : <TypedDeparture earliest={earliest} say={moment.say} />}
    </div>
  );
}

function TypedDeparture({ earliest, say }: Pick<Moment, "say"> & { readonly earliest: number }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState("");
  const set: FormEventHandler = (event) => {
    event.preventDefault();
    const at = minutesOfInput(typed);
    if (at === null) return setFault("Type a time, such as 2:10 PM.");
    if (at < earliest) {
      return setFault(`You’ve been here since ${clockText(earliest)}: type a later time.`);
    }
    setFault("");
    setTyped("");
    say({ kind: "leave", at });
  };
  return (
    <form noValidate onSubmit={set}>
      <label htmlFor={id} className="font-sans text-base font-semibold text-ink">
        I leave at
      </label>
      <div className="mt-2 flex gap-3">
        <input
          id={id}
          type="time"
          value={typed}
          aria-invalid={fault !== ""}
          aria-describedby={`${id}-fault`}
          className="min-h-14 min-w-0 flex-1 rounded-lg border-2 border-rule-strong bg-raised px-3 font-sans text-lg text-ink"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={CHOICE} aria-label="Set the departure">
          Set
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="font-sans text-base text-danger empty:hidden">
        {fault}
      </p>
    </form>
  );
}

/** What would save a lost stop: a shorter visit, or another order. */
export function Offers({ shorter, reorder, nameOf, say }: DayOffers & Moment) {
  const offered = [
    shorter && {
      saves: shorter.saves,
      word: { kind: "shorten", wineryId: shorter.wineryId, minutes: shorter.minutes } as const,
      text:
        shorter.until === null
          ? `Shorten the visit at ${nameOf(shorter.wineryId)} to ${durationText(shorter.minutes)}`
          : `Shorten this visit: until ${clockText(shorter.until)}`,
    },
    reorder && {
      saves: reorder.saves,
      word: { kind: "reorder" } as const,
      text: "Visit the rest in another order",
    },
  ].flatMap((offer) => offer || []);
  if (offered.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 lg:grid-cols-2">
      {offered.map(({ saves, word, text }) => (
        <WordButton key={word.kind} look="offer" say={say} word={word}>
          {text}
          <span className="block font-normal">
            and {listed(saves.map(nameOf))} still {plural(saves.length, "fits", "fit")}
          </span>
        </WordButton>
      ))}
    </div>
  );
}

interface MarksMadeProps extends Pick<DayOfTrip, "made"> {
  /** Today's, oldest first. */
  readonly marks: readonly DayMark[];
  readonly textOf: (mark: DayMark) => string;
  readonly onAnnounce: (message: string) => void;
}

/** Today's marks, each with its undo. */
export function MarksMade({ made, marks, textOf, onAnnounce }: MarksMadeProps) {
  if (marks.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-sans text-base font-semibold text-ink">What was marked today</h3>
      <ul className="mt-1">
        {marks.toReversed().map((mark) => (
          <li key={mark.id} className="flex items-center gap-3 border-t border-rule-strong">
            <span className="min-w-0 flex-1 py-2 font-sans text-base text-ink">
              {clockText(mark.minute)}: {textOf(mark)}
            </span>
            {made.isOwn(mark.id) ? (
              <button
                type="button"
                className="min-h-12 px-3 font-sans text-base font-semibold text-wine underline decoration-2 underline-offset-4"
                onClick={() => {
                  made.undo(mark.id, textOf(mark));
                  onAnnounce(`Undone: ${textOf(mark)}.`);
                }}
              >
                Undo<span className="sr-only">: {textOf(mark)}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
