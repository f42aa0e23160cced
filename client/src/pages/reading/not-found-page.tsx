import { NotFound } from "#client/content/not-found.tsx";

/** Every address no page answers (spec §2 Not-found page). */
export const NotFoundPage = NotFound;
