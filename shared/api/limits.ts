/** Numbers and words of the contract that pages show, apart from its schemas. */

/** The longest correction that can be suggested. */
export const REPORT_MAX = 2000;

/** The longest word on how a visitor knows. */
export const REPORT_SOURCE_MAX = 300;

/** The longest value that a winery can answer, and its longest note. */
export const ANSWER_MAX = 400;
export const ANSWER_NOTE_MAX = 1000;

/** Most wineries on a trip list: more than four times what the longest trip can hold. */
export const TRIP_LIST_MAX = 50;

export const MAX_GUESTS = 50;

/** Most wineries whose drives are asked for at once (POST /api/drives). */
export const MAX_DRIVE_WINERIES = 16;

/** How long a deleted trip can be brought back. */
export const UNDO_DELETE_MINUTES = 10;

export const MIN_PASSWORD_LENGTH = 10;

/** Fewest characters the city search answers (spec §9). */
export const CITY_SEARCH_MIN_LENGTH = 2;

/** Why a sign-in came to nothing; the page `/sign-in/problem?reason=…` says it. */
export const SIGN_IN_PROBLEMS = ["refused", "canceled", "away", "closed", "busy"] as const;
