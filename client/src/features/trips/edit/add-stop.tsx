import { useState } from "react";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Disclosure } from "./disclosure.tsx";
import { whyFull } from "./edits.ts";
import type { AddStopProps } from "./winery-candidates.tsx";

/** They come with the table of towns, when somebody looks for one. */
const WineryCandidates = lazyPart(
  () => import("./winery-candidates.tsx").then((m) => m.WineryCandidates),
  { failure: CandidatesFailure, waiting: null },
);

function CandidatesFailure({ onRetry }: FailureProps) {
  return <TryAgain title="The wineries could not be fetched." onRetry={onRetry} />;
}

/** Adds a winery to the trip: found by name, or one of those near its stops. */
export function AddStop(props: AddStopProps) {
  const [isOpen, setOpen] = useState(false);
  const full = whyFull(props.editing);
  if (full) {
    return <p className="max-w-prose font-sans text-sm text-ink-soft print:hidden">{full}.</p>;
  }
  return (
    <Disclosure label="Add a winery" about="to this trip" onOpen={() => setOpen(true)}>
      {isOpen ? <WineryCandidates {...props} /> : null}
    </Disclosure>
  );
}
