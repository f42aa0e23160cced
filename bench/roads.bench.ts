import { CENTERS, errorOf, QUOTED } from "#server/roads/network/quoted-distances.ts";
import { readWashingtonRoads } from "#server/roads/network/washington-roads.ts";
import { createRoadRouter, type RoadRouter } from "#server/roads/router/road-router.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { median } from "./load.ts";

const ROUNDS = 5;
const TARGETS = 25;
/** What a planner without roads multiplies the great circle by. */
const CIRCLE_FACTOR = 1.25;

/** The road router's distances beside quoted ones and beside the great circle's; then its speed. */
export async function measure(): Promise<void> {
  const router = createRoadRouter(readWashingtonRoads());
  compareWithQuoted(router);
  compareSpeed();
}

function compareWithQuoted(router: RoadRouter): void {
  const errors = { road: 0, circle: 0, worstRoad: 0, worstCircle: 0 };
  for (const quoted of QUOTED) {
    const [from, to, least, most] = quoted;
    const [route] = router.routesFrom(CENTERS[from], [CENTERS[to]]);
    if (!route?.drive) throw new Error(`no drive from ${from} to ${to}`);
    const { miles, minutes } = route.drive;
    const circle = exactMilesBetween(CENTERS[from], CENTERS[to]) * CIRCLE_FACTOR;
    const [roadError, circleError] = [errorOf(miles, quoted), errorOf(circle, quoted)];
    errors.road += roadError / QUOTED.length;
    errors.circle += circleError / QUOTED.length;
    errors.worstRoad = Math.max(errors.worstRoad, roadError);
    errors.worstCircle = Math.max(errors.worstCircle, circleError);
    console.log(
      `${`${from} to ${to}`.padEnd(24)} quoted ${least}-${most}, by road ${miles.toFixed(1)} mi in ${Math.round(minutes)} min (${percent(roadError)} off), circle x ${CIRCLE_FACTOR} ${circle.toFixed(1)} (${percent(circleError)} off)`,
    );
  }
  console.log(
    `off on average ${percent(errors.road)} by road, ${percent(errors.circle)} by circle; at worst ${percent(errors.worstRoad)} and ${percent(errors.worstCircle)}`,
  );
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

function compareSpeed(): void {
  const reading = [];
  const locating = [];
  const together = [];
  const apart = [];
  for (let round = 0; round < ROUNDS; round++) {
    let router: RoadRouter | undefined;
    reading.push(
      cpuMs(() => {
        router = createRoadRouter(readWashingtonRoads());
      }),
    );
    if (!router) return;
    const places: Position[] = TOWNS.map((town) => ({ ...town }));
    locating.push(cpuMs(() => eachWithNearest(places, router, "together")) / places.length);
    together.push(cpuMs(() => eachWithNearest(places, router, "together")) / places.length);
    apart.push(cpuMs(() => eachWithNearest(places, router, "apart")) / places.length);
  }
  const [once, many] = [median(together), median(apart)];
  console.log(`reading and indexing the network: ${median(reading).toFixed(1)} ms of CPU`);
  console.log(
    `${TARGETS} targets from a place: ${median(locating).toFixed(2)} ms when all are new, ${once.toFixed(2)} ms when they are known; by ${TARGETS} searches ${many.toFixed(2)} ms, ratio ${(once / many).toFixed(2)}`,
  );
}

function eachWithNearest(
  places: readonly Position[],
  router: RoadRouter | undefined,
  how: "together" | "apart",
): void {
  for (const [index, from] of places.entries()) {
    const targets = Array.from(
      { length: TARGETS },
      (_, step) => places[(index + step * 7 + 1) % places.length] ?? from,
    );
    if (how === "together") router?.routesFrom(from, targets);
    else for (const target of targets) router?.routesFrom(from, [target]);
  }
}

/** Processor time, which other work on the machine does not lengthen. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
