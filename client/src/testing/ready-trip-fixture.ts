import type { ReadyTrip } from "#shared/api/ready-trips.ts";

/** A ready-made trip of one day with one stop, with overrides. */
export function aReadyTrip(overrides: Partial<ReadyTrip> = {}): ReadyTrip {
  return {
    slug: "an-afternoon-out",
    title: "An Afternoon Out",
    region: "Walla Walla",
    standfirst: "One room, and time for it.",
    illustration: "wheat",
    isFeatured: true,
    articles: [],
    words: ["Begin late.", "Go on a Friday."],
    wineries: [
      {
        id: 7,
        slug: "amavi",
        name: "Amavi",
        city: "Walla Walla",
        region: "Walla Walla Valley",
        latitude: "46.064600",
        longitude: "-118.343000",
        asOf: { hours: "2026-08-16" },
      },
    ],
    stays: [
      {
        base: "Walla Walla",
        timeAvailable: "Full day (8 hours)",
        drivingDistance: "30 minutes",
        wineriesPerDay: 2,
        startWeekday: "friday",
        startsOn: ["thursday", "friday"],
        wineries: [7],
        days: [
          {
            date: null,
            weekday: "friday",
            holiday: null,
            from: "Walla Walla",
            to: "Walla Walla",
            leaveAt: 680,
            backAt: 775,
            driveMinutes: 20,
            miles: 9.5,
            waitMinutes: 0,
            lunchAt: 690,
            lunchPlace: "before",
            meal: null,
            back: { travel: "car", legMinutes: 10, legMiles: 4.7, ferry: false },
            stops: [
              {
                travel: "car",
                legMinutes: 10,
                legMiles: 4.8,
                ferry: false,
                wineryId: 7,
                arrive: 705,
                begin: 705,
                end: 765,
                parkMinutes: 5,
                waitMinutes: 0,
                hours: "open",
                opening: { opens: 660, closes: 1020 },
                pinned: false,
                notices: [],
              },
            ],
          },
        ],
      },
    ],
    ...overrides,
  };
}
