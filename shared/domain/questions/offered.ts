/** What is offered as a filter, and what can only be asked for in words (docs/decisions/0024). */

/** A filter over a fact that is known of fewer would hide nearly all wineries. */
const KNOWN_SHARE = 0.2;
/** Of a place's features a source names some; one that is named of fewer is no choice. */
const NAMED_SHARE = 0.1;

/** Whether a fact is known of enough wineries to be a filter. */
export const isKnownEnough = (known: number, all: number): boolean => known >= all * KNOWN_SHARE;

/** Whether a feature is named of enough wineries to be a choice. */
export const isNamedEnough = (named: number, all: number): boolean => named >= all * NAMED_SHARE;
