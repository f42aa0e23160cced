import { Fragment, useMemo } from "react";
import type { DayMark } from "#shared/api/trips/trip-changes.ts";
import { dayChangeText, idleIn, idleText } from "#shared/domain/schedule/day-out/day-change.ts";
import { withLateness } from "#shared/domain/schedule/day-out/day-mark.ts";
import { dayOffers } from "#shared/domain/schedule/day-out/day-offers.ts";
import { passedBy } from "#shared/domain/schedule/day-out/day-out.ts";
import { progressAt } from "#shared/domain/schedule/day-out/day-progress.ts";
import { situationAt } from "#shared/domain/schedule/day-out/situation.ts";
import { visitMinutesOf } from "#shared/domain/schedule/plan-request.ts";
import { placeName } from "#shared/domain/schedule/problem.ts";
import { capital, clockText } from "#shared/domain/schedule/wording.ts";
import { changeInWords } from "#shared/domain/trips/change-words.ts";
import {
  DayButtons,
  LateButtons,
  MarksMade,
  type Moment,
  Offers,
  targetOf,
  WordButton,
} from "./day-buttons.tsx";
import { lunchAhead, type NameOf, situationWords } from "./situation-words.ts";
import type { DayOfTrip } from "./use-day-of-trip.ts";

interface TodayPanelProps extends DayOfTrip {
  /** For screen readers. */
  readonly onAnnounce: (message: string) => void;
}

/** On a day of the trip: where to be now, when to leave, and the rest of the day. */
export function TodayPanel(props: TodayPanelProps) {
  const { trip, facts, problem, followed, now, made, onAnnounce } = props;
  const { minutes: minute, date } = now;
  const { out, last } = followed;
  const passed = useMemo(() => passedBy(out, minute), [out, minute]);
  const offers = useMemo(
    () => dayOffers(followed, (id) => visitMinutesOf(trip, id), { date, minute, passed }),
    [followed, trip, date, minute, passed],
  );
  const nameOf: NameOf = (place) => placeName(problem, place);
  const situation = situationAt(out, problem, minute);
  const { title, text } = situationWords(situation, out, { nameOf, minute });
  const todays = made.marks.filter((mark) => mark.date === date);
  const textOf = (mark: DayMark) =>
    capital(changeInWords({ kind: "mark", mark }, { winery: nameOf, day: String }));
  const moment: Moment = {
    ...{ situation, out, problem, minute, nameOf },
    target: targetOf(situation, todays),
    wineryOf: (id) => (id === null ? undefined : facts.wineries.get(id)),
    say: (word) => {
      const { mark, refused } = made.mark(word, passed);
      const after = followed.after(mark);
      const change = { problem, before: out, after, mark: withLateness(mark, last?.mark) };
      onAnnounce(refused ? `${refused}.` : dayChangeText(change));
    },
  };
  return (
    <section aria-labelledby="today" className="mb-8 border-b-4 border-ink py-6 print:hidden">
      <p className="font-sans text-base font-semibold text-ink">
        Today, {clockText(minute)}
        <span className="sr-only"> in Washington</span>
      </p>
      <h2 id="today" className="mt-2 font-display text-4xl text-balance text-ink sm:text-5xl">
        {title}
      </h2>
      <p className="mt-3 max-w-prose font-sans text-lg font-medium text-ink">{text}</p>
      {last ? (
        <p className="mt-4 max-w-prose border-l-4 border-gold pl-4 font-sans text-base font-medium text-ink">
          {dayChangeText({ problem, after: out, ...last })}
        </p>
      ) : null}
      <Offers {...moment} {...offers} />
      <DayButtons {...moment} />
      <LateButtons {...moment} />
      <RestOfDay {...moment} />
      <MarksMade {...{ made, textOf, onAnnounce }} marks={todays} />
    </section>
  );
}

/** The stops and lunch ahead with their current times, and the reasons for idle hours. */
function RestOfDay({ out, problem, minute, target, nameOf, say }: Moment) {
  const { today } = out;
  const { reached } = progressAt(today, minute);
  const ahead = today.stops.slice(reached.length);
  const lunch = lunchAhead(out, minute);
  const lunchAfter = today.lunchPlace === "after" ? lunch : null;
  if (ahead.length === 0 && lunchAfter === null) return null;
  const waits = idleIn(out, problem, minute);
  const idle = new Map(waits.map((each) => [each.before, idleText(each, problem)]));
  const { from, to } = problem.days[out.day] ?? {};
  const afterLunch = ahead.find(({ begin }) => begin > (today.lunchAt ?? 0))?.wineryId;
  const lunchRow =
    lunch && lunchAfter === null ? (
      <li className="border-t border-rule-strong py-3 font-sans text-lg text-ink">
        <Gap text={idle.get("lunch")} />
        {lunch}
      </li>
    ) : null;
  return (
    <div className="mt-6">
      <h3 id="rest-of-day" className="font-sans text-base font-semibold text-ink">
        {out.isReplanned ? "The rest of today, replanned" : "The rest of today"}
      </h3>
      {ahead.length === 0 ? null : (
        <ol aria-labelledby="rest-of-day" className="mt-2">
          {ahead.map(({ wineryId, begin, end }) => {
            const name = nameOf(wineryId);
            return (
              <Fragment key={wineryId}>
                {wineryId === afterLunch ? lunchRow : null}
                <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-strong py-3">
                  <p className="min-w-0 flex-1 basis-56">
                    <Gap text={idle.get(wineryId)} />
                    <span className="block font-display text-2xl text-ink">{name}</span>
                    <span className="block font-sans text-lg text-ink tabular-nums">
                      {clockText(begin)} to {clockText(end)}
                    </span>
                  </p>
                  {wineryId === target ? null : (
                    <span className="flex gap-2">
                      <WordButton look="small" say={say} word={{ kind: "here", wineryId }}>
                        I am here<span className="sr-only">, at {name}</span>
                      </WordButton>
                      <WordButton look="small" say={say} word={{ kind: "skip", wineryId }}>
                        Skip<span className="sr-only"> {name}</span>
                      </WordButton>
                    </span>
                  )}
                </li>
              </Fragment>
            );
          })}
          {afterLunch === undefined ? lunchRow : null}
        </ol>
      )}
      {today.backAt === null ? null : (
        <p className="border-t border-rule-strong pt-3 font-sans text-lg text-ink">
          {from === to ? "Back" : "Arrive"} in {today.to} at {clockText(today.backAt)}
          {lunchAfter ? `. ${lunchAfter}` : ""}
        </p>
      )}
    </div>
  );
}

const Gap = ({ text }: { readonly text: string | undefined }) =>
  text ? <span className="block pb-1 font-sans text-base text-ink-soft">{text}.</span> : null;
