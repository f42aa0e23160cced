import { type ComponentProps, useState } from "react";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Disclosure } from "../edit/disclosure.tsx";
import { dayName } from "../edit/edits.ts";
import type { NightsEditorProps } from "./nights-editor.tsx";
import type { DayPlaceChoices } from "./place-choices.tsx";

/** They come when somebody opens them. */
const Nights = lazyPart(() => import("./nights-editor.tsx").then((m) => m.NightsEditor), {
  failure: ToolsFailure,
  waiting: null,
});
const DayPlaces = lazyPart(() => import("./place-choices.tsx").then((m) => m.DayPlaceChoices), {
  failure: ToolsFailure,
  waiting: null,
});

function ToolsFailure({ onRetry }: FailureProps) {
  return <TryAgain title="The towns and places could not be fetched." onRetry={onRetry} />;
}

/** Where the trip begins and ends, and where its nights are spent. */
export function NightsTools(props: NightsEditorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label="Change towns and nights" about="the trip" onOpen={() => setOpen(true)}>
      {isOpen ? <Nights {...props} /> : null}
    </Disclosure>
  );
}

/** Where one eats and sleeps on a day. */
export function DayPlacesTools(props: ComponentProps<typeof DayPlaceChoices>) {
  const [isOpen, setOpen] = useState(false);
  const { editing, day } = props;
  const shown = editing.plan.days[day];
  return (
    <Disclosure
      label="Where to eat and sleep"
      about={shown ? dayName(shown) : `day ${day + 1}`}
      onOpen={() => setOpen(true)}
    >
      {isOpen ? <DayPlaces {...props} /> : null}
    </Disclosure>
  );
}
