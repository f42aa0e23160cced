/** Says of an answer that it is the one this device kept, and since when (ISO 8601, UTC). */
export const KEPT_AT = "X-Kept-At";
