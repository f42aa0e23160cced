import { dayTitle } from "#client/entities/trip/mapped-plan.ts";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import { feesText, partyText } from "#shared/domain/export/words/party-fees.ts";
import { stopAsks } from "#shared/domain/export/words/stop-words.ts";
import { capital, clockText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/text/words.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { type OnPage, usePlanOnPage } from "../edit/editing.ts";
import { TripSection } from "./trip-section.tsx";

const LINK =
  "inline-flex min-h-11 items-center font-semibold text-wine underline-offset-4 hover:underline";

/** What to do before the trip: whom to call, what it costs, who drives. */
export function BeforeYouGo() {
  const shown = usePlanOnPage();
  const { days, facts, trip } = shown;
  const { guests } = trip;
  const planned = days.flatMap(({ stops }) =>
    stops.flatMap((s) => facts.wineries.get(s.wineryId) ?? []),
  );
  if (planned.length === 0) return null;
  const walks = days.flatMap(({ stops }) => stops.filter(({ travel }) => travel === "foot"));
  return (
    <TripSection id="before-you-go" title="Before you go" isPrinted>
      <div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CallList {...shown} />
        <dl className="grid content-start gap-5">
          <Note
            label={`Tastings ${partyText(guests)}`}
            text={`${capital(feesText(planned, guests ?? 1) ?? "")}.`}
          >
            Fees as last verified; many rooms waive them with a purchase.
          </Note>
          <Note label="Who drives" text="Agree before the first glass.">
            {counted(planned.length, "tasting")} over {counted(days.length, "day")}. Pour out what
            you don’t finish, eat, drink water, and have someone who isn’t tasting drive, or hire a
            driver.
          </Note>
          {walks.length > 0 ? (
            <Note
              label="Park once"
              text={`${walks.length === 1 ? "One walk" : `${walks.length} walks`}, no driving.`}
            >
              Where stops are close together, the plan has you walk.
            </Note>
          ) : null}
        </dl>
      </div>
    </TripSection>
  );
}

interface NoteProps {
  readonly label: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Note({ label, text, children }: NoteProps) {
  return (
    <div>
      <dt className="font-sans text-xs font-semibold tracking-eyebrow text-ink-faint uppercase">
        {label}
      </dt>
      <dd>
        <p className="mt-1 font-display text-xl">{text}</p>
        <p className="mt-1 font-serif text-base text-ink-soft">{children}</p>
      </dd>
    </div>
  );
}

function CallList({ days, facts, trip: { guests }, planned: { pins = [] } }: OnPage) {
  const calls = days.flatMap((day, index) =>
    day.stops.flatMap((stop) => {
      const winery = facts.wineries.get(stop.wineryId);
      const reasons = stopAsks(stop, { pins, guests }, index);
      if (!winery || reasons.length === 0) return [];
      return { winery, when: `${dayTitle(day)} at ${clockText(stop.begin)}`, reasons };
    }),
  );
  if (calls.length === 0) {
    return (
      <p className="max-w-prose font-serif text-lg text-ink-soft">
        Nothing has to be booked. Hours change, though, so call that day before you drive.
      </p>
    );
  }
  return (
    <ol>
      {calls.map(({ winery, when, reasons }) => (
        <li key={winery.id} className="border-t border-rule py-3.5 first:border-t-0 first:pt-0">
          <p className="font-display text-xl">{winery.name}</p>
          <p className="font-sans text-sm text-ink-soft">{when}</p>
          <p className="font-sans text-sm font-medium text-gold">{reasons.join(". ")}.</p>
          <p className="flex flex-wrap gap-x-6 font-sans text-sm">
            {winery.phone ? (
              <a href={`tel:${winery.phone}`} className={LINK}>
                Call {formatPhone(winery.phone)}
              </a>
            ) : null}
            {winery.reservationUrl ? (
              <OutsideLink href={winery.reservationUrl} className={LINK}>
                Book online<span className="sr-only"> at {winery.name}</span>
              </OutsideLink>
            ) : null}
            {!winery.phone && winery.website ? (
              <OutsideLink href={winery.website} className={LINK}>
                Their website<span className="sr-only">, {winery.name}</span>
              </OutsideLink>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
