import { type FetchQueryOptions, useQueryClient } from "@tanstack/react-query";
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onceInUse } from "#client/lib/parts/once-in-use.ts";
import { whenNear } from "#client/lib/parts/when-near.ts";
import { LATER } from "./drawn-sections.ts";
import { keepAdditions } from "./early-additions.ts";
import { type EarlyInput, takeEarlyInput } from "./early-input.ts";
import { present, repeatEarlyInput } from "./repeat-early-input.ts";
import { WAITING } from "./waiting-fields.ts";

interface DrawnLaterProps {
  /** Tells the section from the others of its page. */
  readonly name: string;
  /** Answers that the section shows at once, so that it wakes as it was drawn. */
  // biome-ignore lint/suspicious/noExplicitAny: of whichever answers.
  readonly needs?: readonly FetchQueryOptions<any, any, any, any>[];
  /** The section's code, where it comes in a chunk of its own. */
  readonly part?: { readonly prepare: () => Promise<void> };
  readonly children: ReactNode;
}

/** What the visitor did in the section as it was drawn. */
interface LeftBehind {
  readonly early: EarlyInput;
  readonly focused: HTMLElement | null;
}

const neverChanges = () => () => {};
const no = () => false;
/** What React asks for while it takes over elements that the server drew, and on the server. */
const yes = () => true;
const isServer = typeof document === "undefined";

/** What the server drew in a section that stands as it was drawn; else undefined. */
function drawnMarkup(name: string): string | undefined {
  return isServer ? undefined : document.querySelector(`[${LATER}="${name}"]`)?.innerHTML;
}

/** A section wakes when it is this far below the window's edge. */
const HEAD_START = "400px";

/**
 * An answer that only sections that answer later show: where it is too long to come with the page, it
 * is not asked for before one of them wakes.
 */
export const forLater = <Query extends object>(query: Query) => ({
  ...query,
  meta: { isForLater: true },
});

/**
 * A section below the first screen. Where the server drew the page it stays what it was drawn as, which
 * can be read and whose links lead on, until somebody who uses the page comes near it; then it is
 * made the same and answers, to what was typed and pressed in it before as well
 * (docs/decisions/0039). Everywhere else it is there at once.
 */
export function DrawnLater({ name, needs = [], part, children }: DrawnLaterProps) {
  const isTakenOver = useSyncExternalStore(neverChanges, no, yes);
  const [markup] = useState(() => (isTakenOver ? drawnMarkup(name) : undefined));
  const [isAwake, setAwake] = useState(markup === undefined);
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<LeftBehind>(undefined);
  const needed = useRef({ needs, part });
  const queryClient = useQueryClient();

  useEffect(() => {
    const section = place.current;
    if (isAwake || !section) return;
    // The page's own controls are released now, and these are not yet.
    for (const control of section.querySelectorAll(`[${WAITING}]`)) {
      control.setAttribute(WAITING, "later");
    }
    const early = takeEarlyInput(section, window.earlyInput);
    const noteFocus = (focused: EventTarget | null) => {
      left.current = { early, focused: focused instanceof HTMLElement ? focused : null };
    };
    const active = document.activeElement;
    noteFocus(section.contains(active) ? active : null);
    section.addEventListener("focusin", ({ target }) => noteFocus(target));
    let isOver = false;
    const wake = async () => {
      // What cannot be fetched is said by the section itself.
      await Promise.allSettled([
        needed.current.part?.prepare(),
        ...needed.current.needs.map((need) => queryClient.ensureQueryData(need)),
      ]);
      if (!isOver) startTransition(() => setAwake(true));
    };
    const stops: (() => void)[] = [];
    stops.push(onceInUse(() => stops.push(whenNear(section, wake, HEAD_START))));
    if (early.fields.size + early.presses.size > 0) void wake();
    for (const touch of ["focusin", "click"]) {
      section.addEventListener(touch, wake, { once: true });
    }
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      // Left while it waits: nobody repeats what was pressed in it.
      if (left.current) keepAdditions(early.presses.keys());
    };
  }, [isAwake, queryClient]);

  // Before the next key is pressed: it would be lost on its way to a field that is gone.
  useLayoutEffect(() => {
    const section = place.current;
    if (!isAwake || !section || !left.current) return;
    const { early, focused } = left.current;
    left.current = undefined;
    early.end();
    // Whoever was in a field is in it still, where the browser has lost the focus with the old element.
    if (focused && document.activeElement === document.body) {
      present(focused, section)?.focus({ preventScroll: true });
    }
    repeatEarlyInput(early, section);
  }, [isAwake]);

  return isAwake ? (
    <div key="awake" ref={place} {...(isServer && { [LATER]: name })}>
      {children}
    </div>
  ) : (
    <div
      key="drawn"
      ref={place}
      {...{ [LATER]: name }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already.
      dangerouslySetInnerHTML={{ __html: markup ?? "" }}
    />
  );
}
