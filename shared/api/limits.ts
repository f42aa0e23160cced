/** Constants of the contract for pages that do not load its schemas. */

/** Lengths of a suggested correction and its source. */
export const REPORT_MAX = 2000;
export const REPORT_SOURCE_MAX = 300;

/** Lengths of a winery's answer and note. */
export const ANSWER_MAX = 400;
export const ANSWER_NOTE_MAX = 1000;

/** Wineries on a trip list. */
export const TRIP_LIST_MAX = 50;

export const MAX_GUESTS = 50;

/** Wineries in one `POST /api/drives`. */
export const MAX_DRIVE_WINERIES = 16;

/** How long a deleted trip can be restored. */
export const UNDO_DELETE_MINUTES = 10;

export const MIN_PASSWORD_LENGTH = 10;

/** Fewest characters the city search answers (spec §9). */
export const CITY_SEARCH_MIN_LENGTH = 2;

/** Why a sign-in failed, for the page `/sign-in/problem?reason=…`. */
export const SIGN_IN_PROBLEMS = ["refused", "canceled", "away", "closed", "busy"] as const;
