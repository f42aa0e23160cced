/** The numbers the trip form offers (spec §9 Planner form options); its texts: `shared/domain/trips/trip-options`. */
interface NumberOption {
  readonly value: number;
  readonly label: string;
}

export const GUESTS: readonly NumberOption[] = [
  { value: 2, label: "2 people" },
  { value: 3, label: "3-4 people" },
  { value: 5, label: "5-6 people" },
  { value: 7, label: "7+ people" },
];

export const WINERIES_PER_DAY: readonly NumberOption[] = [
  { value: 1, label: "1" },
  { value: 2, label: "2 (Recommended)" },
  { value: 3, label: "3 (Recommended)" },
  { value: 4, label: "4 (Maximum)" },
];

export const WINERIES_PER_DAY_TIP = "We recommend 2-3 wineries for an enjoyable experience";
