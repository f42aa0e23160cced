import { type ReactNode, useState } from "react";
import { dayTitle } from "#client/entities/trip/mapped-plan.ts";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { calendarFile } from "#shared/domain/export/calendar/calendar-file.ts";
import { googleCalendarUrl } from "#shared/domain/export/calendar/google-calendar.ts";
import type { ExportedTrip } from "#shared/domain/export/exported-trip.ts";
import { type DirectionsLink, dayDirections } from "#shared/domain/export/maps/day-directions.ts";
import { gpxFile, kmlFile } from "#shared/domain/export/maps/map-files.ts";
import { plainText } from "#shared/domain/export/plain-text.ts";
import { tripFiles } from "#shared/domain/export/trip-files.ts";
import { usePlanOnPage } from "../edit/editing.ts";
import { ToolButton, TripSection } from "../plan/trip-section.tsx";
import { exportedPlan } from "./exported-plan.ts";

const LINK = "inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline";

/** Exports of the plan: each day's route in the two map apps, calendar, map files, text. */
export function ExportOptions() {
  const trip = exportedPlan(usePlanOnPage(), new Date());
  if (!trip || trip.plan.days.every(({ stops }) => stops.length === 0)) return null;
  return (
    <TripSection id="take-it-along" title="Take it along">
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-3">
        <Column title="On the road">
          <ul className="grid gap-3">
            {trip.plan.days.map((day, index) => {
              if (day.leaveAt === null) return null;
              const { google, apple } = dayDirections(trip, index);
              return (
                <li key={day.date ?? day.weekday}>
                  <p className="text-ink-soft">{dayTitle(day)}</p>
                  <p className="flex flex-wrap gap-x-5">
                    <AppLinks app="Google Maps" links={google} />
                    <AppLinks app="Apple Maps" links={apple} />
                  </p>
                </li>
              );
            })}
          </ul>
        </Column>
        <Column title="In your calendar">
          <Calendar trip={trip} />
        </Column>
        <Column title="As a file, or as text">
          <Files trip={trip} />
        </Column>
      </div>
    </TripSection>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="font-display text-xl">{title}</h4>
      <div className="mt-2 font-sans text-sm">{children}</div>
    </div>
  );
}

interface AppLinksProps {
  readonly app: string;
  readonly links: readonly DirectionsLink[];
}

function AppLinks({ app, links }: AppLinksProps) {
  return links.map(({ url, part, of, places }) => (
    <OutsideLink key={url} href={url} className={LINK}>
      {app}
      {of > 1 ? `, part ${part} of ${of}` : ""}
      <span className="sr-only">: {places.join(", ")}</span>
    </OutsideLink>
  ));
}

function Calendar({ trip }: { readonly trip: ExportedTrip }) {
  const file = calendarFile(trip);
  if (file === null) {
    return <p className="text-ink-soft">Give the trip a date, and it can go into a calendar.</p>;
  }
  return (
    <>
      <ToolButton onClick={() => saveFile("wine-trip.ics", "text/calendar;charset=utf-8", file)}>
        Calendar file
      </ToolButton>
      {trip.url === null ? null : (
        <p className="mt-2">
          <a href={tripFiles(trip.url).feed} className={LINK}>
            Subscribe in a calendar app
          </a>
          <span className="block text-ink-soft">
            Changes to the plan show up there on their own.
          </span>
        </p>
      )}
      <ul className="mt-2">
        {trip.plan.days.map((day, index) => {
          const url = googleCalendarUrl(trip, index);
          return url === null ? null : (
            <li key={day.date}>
              <OutsideLink href={url} className={LINK}>
                {dayTitle(day)} in Google Calendar
              </OutsideLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * Copies a text to the clipboard. If the browser refuses, `byHand` is a field to copy it from.
 *
 * @param done the toast.
 * @param label of the field.
 */
export function useCopying(done: string, label: string) {
  const [text, setText] = useState<string | null>(null);
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      toast({ title: done });
    } catch {
      setText(copied);
    }
  };
  const byHand = text !== null && (
    <textarea
      readOnly
      aria-label={label}
      value={text}
      rows={text.includes("\n") ? 8 : 2}
      onFocus={(event) => event.target.select()}
      className="mt-3 block w-full rounded border border-rule-strong bg-raised p-3 text-sm"
    />
  );
  return { byHand, copy };
}

function Files({ trip }: { readonly trip: ExportedTrip }) {
  const { byHand, copy } = useCopying("Copied as text", "The plan as text");
  const gpx = () => saveFile("wine-trip.gpx", "application/gpx+xml", gpxFile(trip));
  const kml = () =>
    saveFile("wine-trip.kml", "application/vnd.google-earth.kml+xml", kmlFile(trip));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ToolButton onClick={() => void copy(plainText(trip))}>Copy as text</ToolButton>
        <ToolButton onClick={gpx}>GPX</ToolButton>
        <ToolButton onClick={kml}>KML</ToolButton>
        <ToolButton onClick={() => window.print()}>Print</ToolButton>
      </div>
      {byHand}
    </>
  );
}

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
