import { type KeyboardEvent, useState } from "react";

interface ComboboxOptions {
  /** Ids of the options to be seen; none while the list is closed. */
  readonly ids: readonly number[];
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onPick: (index: number) => void;
}

/** Nothing is highlighted: what is typed stands. */
export const NONE = -1;

/** Where a key moves the highlight to in a list of `count`; undefined for a key that moves nothing. */
function movedTo(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  // Until something is highlighted these two belong to the caret.
  if (active === NONE) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function isClosing({ key, altKey }: KeyboardEvent): boolean {
  return key === "Escape" || (altKey && key === "ArrowUp");
}

/**
 * The keyboard of an editable combobox with a list (WAI-ARIA APG): arrows highlight, round and round;
 * Enter and Tab pick what is highlighted; Escape closes; Home and End reach the list's ends while
 * something in it is highlighted, and move the caret otherwise.
 */
export function useCombobox({ ids, onOpen, onClose, onPick }: ComboboxOptions) {
  // By id: when the list changes under the highlight, it stays on its option or goes with it.
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const count = ids.length;
  const isOpen = count > 0;
  const active = highlightedId === null ? NONE : ids.indexOf(highlightedId);

  function handleWhenClosed(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setHighlightedId(null);
    onOpen();
  }

  function handleWhenOpen(event: KeyboardEvent) {
    const { key, altKey } = event;
    const next = altKey ? undefined : movedTo(key, active, count);
    if (next !== undefined) {
      event.preventDefault();
      setHighlightedId(ids[next] ?? null);
    } else if (isClosing(event)) {
      event.preventDefault();
      onClose();
    } else if (key === "Enter") {
      // The list is the question at hand: Enter answers it before it may submit the form.
      event.preventDefault();
      if (active === NONE) onClose();
      else onPick(active);
    } else if (key === "Tab" && active !== NONE) {
      onPick(active);
    }
  }

  return {
    active,
    clearHighlight: () => setHighlightedId(null),
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (isOpen) handleWhenOpen(event);
      else handleWhenClosed(event);
    },
  };
}
