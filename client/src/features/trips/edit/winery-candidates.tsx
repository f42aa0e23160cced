import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { callApi } from "#client/lib/api.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { TextField } from "#client/ui/field.tsx";
import { drivesApi } from "#shared/api/calls.ts";
import { MAX_DRIVE_WINERIES } from "#shared/api/limits.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { milesText } from "#shared/domain/export/words/leg-words.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { basesOf } from "#shared/domain/schedule/plan-request.ts";
import { drivesBody, requestOf } from "#shared/domain/trips/trip-request.ts";
import { feeLabel } from "#shared/domain/winery/winery-labels.ts";
import { PressFailure, ToolButton } from "../plan/trip-section.tsx";
import type { OnPage } from "./editing.ts";

/** Most that are shown at once. */
const MOST = 6;

export interface WineryCandidatesProps
  extends Pick<OnPage, "trip" | "among" | "addDrives" | "edit"> {
  /** The trip's wineries, as far as they are in the guide. */
  readonly stops: ReadonlyMap<number, Winery>;
}

/** Wineries that can be added, by name or near the stops. */
export function WineryCandidates(props: WineryCandidatesProps) {
  const { trip, among, addDrives, edit } = props;
  const { data: wineries, isError, refetch } = useQuery(wineryQueries.all());
  const [text, setText] = useState("");
  /** Measures the drives to a winery, then adds it to the plan as it is by then. */
  const adding = useMutation({
    mutationFn: async (winery: Winery) => {
      const request = requestOf(trip);
      const ids = [winery.id, ...trip.wineries].slice(0, MAX_DRIVE_WINERIES);
      const drives = await callApi(drivesApi.between, { body: drivesBody(request, ids) });
      return { bases: basesOf(request), drives };
    },
    onSuccess: (known, { id, name }) => {
      addDrives(known);
      edit({ kind: "add", wineryId: id }, `Added ${name}`);
    },
  });
  if (isError) {
    return <TryAgain what="The wineries" onRetry={refetch} />;
  }
  const found = findCandidates({
    wineries: wineries ?? [],
    taken: new Set(among),
    places: placesOf(props),
    text,
  });
  return (
    <div className="max-w-xl">
      <TextField
        label="Search by name, town or region"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <h4 className="mt-4 font-sans text-sm font-semibold">
        {text.trim() === "" ? "Near your stops" : "Found, nearest first"}
      </h4>
      <p role="status" className="font-sans text-sm text-ink-soft empty:hidden">
        {wineries === undefined
          ? "Loading the wineries…"
          : found.length === 0
            ? "No other winery in the guide matches by name, town or region."
            : ""}
      </p>
      <ul>
        {found.map(({ winery, miles, nearTo }) => (
          <li key={winery.id} className="flex items-center gap-4 border-b border-rule py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-display text-lg leading-tight">{winery.name}</p>
              <p className="font-sans text-sm text-ink-soft">
                {winery.city} ·{" "}
                {nearTo === "" ? "location unknown" : `${milesText(miles)} from ${nearTo}`} ·{" "}
                {feeLabel(winery)}
              </p>
            </div>
            <ToolButton isBusy={adding.isPending} onClick={() => adding.mutate(winery)}>
              Add <span className="sr-only">{winery.name}</span>
            </ToolButton>
          </li>
        ))}
      </ul>
      <PressFailure
        error={adding.error}
        text="The drive there could not be worked out, so nothing was changed."
      />
    </div>
  );
}

/** The base, and the stops of the trip that have a place. */
function placesOf({ trip, stops }: WineryCandidatesProps) {
  const { base } = trip;
  const town = findTown(base);
  return [
    ...(town ? [{ ...town, name: base }] : []),
    ...trip.wineries.flatMap((id) => {
      const winery = stops.get(id);
      const at = winery && positionOf(winery);
      return at ? [{ ...at, name: winery.name }] : [];
    }),
  ];
}

interface Place extends Position {
  readonly name: string;
}

/** Of a winery whose place is not known. */
const UNKNOWN = { miles: Number.POSITIVE_INFINITY, nearTo: "" };

/** A winery, and the base or stop nearest to it in a straight line. */
function candidateOf(winery: Winery, places: readonly Place[]) {
  const at = positionOf(winery);
  const distances = at
    ? places.map((place) => ({ miles: exactMilesBetween(place, at), nearTo: place.name }))
    : [];
  const [nearest = UNKNOWN] = distances.sort((one, other) => one.miles - other.miles);
  return { winery, ...nearest };
}

interface Search {
  readonly wineries: readonly Winery[];
  /** Ids of the trip's own. */
  readonly taken: ReadonlySet<number>;
  readonly places: readonly Place[];
  /** Empty for those near the trip alone. */
  readonly text: string;
}

/** The wineries whose name, town or region has the text, nearest to the trip first. */
export function findCandidates({ wineries, taken, places, text }: Search) {
  const wanted = text.trim().toLowerCase();
  return wineries
    .filter(
      ({ id, name, city, region }) =>
        !taken.has(id) &&
        [name, city, region].some((words) => words.toLowerCase().includes(wanted)),
    )
    .map((winery) => candidateOf(winery, places))
    .sort(
      (one, other) => one.miles - other.miles || one.winery.name.localeCompare(other.winery.name),
    )
    .slice(0, MOST);
}
