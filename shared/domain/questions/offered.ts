/** Which facts are filters; others can only be asked for in words (docs/decisions/0024). */

/** A filter by a fact known of fewer wineries would hide nearly all of them. */
const KNOWN_SHARE = 0.2;
/** Sources name only some features, so the threshold for these is lower. */
const NAMED_SHARE = 0.1;

/** Whether a fact is known of enough wineries to be a filter. */
export const isKnownEnough = (known: number, all: number): boolean => known >= all * KNOWN_SHARE;

/** Whether a feature is named of enough wineries to be a choice. */
export const isNamedEnough = (named: number, all: number): boolean => named >= all * NAMED_SHARE;
