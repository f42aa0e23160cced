/**
 * Outlines of bottles and glasses, standing on 0,0 with y upwards negative and about 100 units
 * high, so that any drawing can place them with `translate() scale()`.
 */
export const BOTTLE = {
  bordeaux:
    "M-13 -1.5V-56C-13 -66 -5 -67 -5 -77V-99H5V-77C5 -67 13 -66 13 -56V-1.5Q13 0 11.5 0H-11.5Q-13 0 -13 -1.5Z",
  burgundy:
    "M-15 -1.5V-40C-15 -57 -5.5 -64 -5 -79V-99H5V-79C5.5 -64 15 -57 15 -40V-1.5Q15 0 13.5 0H-13.5Q-15 0 -15 -1.5Z",
  flute:
    "M-10.5 -1.5V-44C-10.5 -62 -4.6 -74 -4.5 -85V-105H4.5V-85C4.6 -74 10.5 -62 10.5 -44V-1.5Q10.5 0 9 0H-9Q-10.5 0 -10.5 -1.5Z",
} as const;

export const GLASS = {
  bowl: "M-16.5 -92C-22 -72 -20.5 -50 0 -49.5C20.5 -50 22 -72 16.5 -92",
  wine: "M-19.5 -72C-19.3 -59 -14 -49.5 0 -49.5C14 -49.5 19.3 -59 19.5 -72Z",
  stem: "M-1.4 -51V-8C-1.4 -3.5 -14 -3 -14.5 -0.6Q-14.5 0 -14 0H14Q14.5 0 14.5 -0.6C14 -3 1.4 -3.5 1.4 -8V-51Z",
  /** The light on the left flank of the bowl. */
  shine: "M-13.5 -88C-17 -74 -16.5 -62 -11 -56C-14 -64 -14.2 -75 -11.5 -88Z",
} as const;
