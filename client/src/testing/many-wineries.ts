import type { Winery } from "#shared/api/wineries.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { VARIETALS } from "#shared/domain/winery/varietals.ts";
import { WINERY_FACTS } from "#shared/domain/winery/winery-facts.ts";
import { aWinery } from "./fixtures.ts";

const FIRST_WORDS = [
  "Amber",
  "Basalt",
  "Château",
  "Copper",
  "Cedar",
  "Dusty",
  "Elm",
  "Far",
  "Gray",
];
const MIDDLE_WORDS = [
  "Bend",
  "Creek",
  "Hollow",
  "L'Étoile",
  "Mesa",
  "Orchard",
  "Ridge",
  "St. Helens",
];
const LAST_WORDS = ["Cellars", "Estate", "Family Vineyard", "Vintners", "Winery", "Wine Co."];

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Made-up wineries in every mixture of facts, known and unknown; the same for the same count. */
export function manyWineries(count: number, seed = 1): readonly Winery[] {
  const random = randomFrom(seed);
  const oneOf = <T>(items: readonly [T, ...T[]] | readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const chance = (share: number) => random() < share;
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const ava = oneOf(AVAS);
    return aWinery({
      id,
      slug: `made-up-${id}`,
      name: `${oneOf(FIRST_WORDS)} ${oneOf(MIDDLE_WORDS)} ${oneOf(LAST_WORDS)} ${id}`,
      region: ava.name,
      avas: [...ava.parents, ava.name],
      city: oneOf(TOWNS).name,
      latitude: (45.6 + random() * 3.3).toFixed(6),
      longitude: (-123 + random() * 5.8).toFixed(6),
      description: chance(0.5) ? "A made-up winery, for trying long lists." : null,
      tastingFee: chance(0.3) ? null : Math.floor(random() * 45),
      rating: chance(0.5) ? Math.round(random() * 50) / 10 : null,
      isFeatured: chance(0.01),
      reservationsRequired: chance(0.5),
      walkInsWelcome: chance(0.5),
      onlineSales: chance(0.5),
      wineClub: chance(0.5),
      shipsToState: chance(0.5),
      setting: id % 3 === 0 ? ["patio", "lake view"] : ["tours"],
      varietals: VARIETALS.filter(() => chance(0.1)).map(({ name }) => name),
      unknownFacts: WINERY_FACTS.filter(() => chance(0.3)),
    });
  });
}
