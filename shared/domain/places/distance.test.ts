import { describe, expect, it } from "vitest";
import { EARTH_RADIUS_MILES, milesBetween } from "./distance.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SEATTLE = at(47.6205, -122.3509);
const WALLA_WALLA = at(46.0667, -118.3356);

describe("milesBetween", () => {
  it("§9: measures on a sphere of 3959 miles", () => {
    const degree = (Math.PI / 180) * EARTH_RADIUS_MILES;
    expect(milesBetween(at(0, 0), at(1, 0))).toBe(Math.round(degree));
    expect(milesBetween(at(0, 0), at(0, 90))).toBe(Math.round(90 * degree));
    expect(milesBetween(at(0, 0), at(0, 180))).toBe(Math.round(180 * degree));
  });

  it("§9: rounds to whole miles, at the half up", () => {
    const north = (miles: number) => at((miles / EARTH_RADIUS_MILES) * (180 / Math.PI), 0);
    expect(milesBetween(at(0, 0), north(100.49))).toBe(100);
    expect(milesBetween(at(0, 0), north(100.51))).toBe(101);
    expect(milesBetween(at(0, 0), north(0.4))).toBe(0);
  });

  it("takes into account that degrees of longitude shrink toward the pole", () => {
    const acrossAtEquator = milesBetween(at(0, -120), at(0, -119));
    const acrossInWashington = milesBetween(at(47, -120), at(47, -119));
    expect(acrossInWashington / acrossAtEquator).toBeCloseTo(0.68, 1);
  });

  it("is the same in both directions and nothing for the same place", () => {
    expect(milesBetween(SEATTLE, WALLA_WALLA)).toBe(milesBetween(WALLA_WALLA, SEATTLE));
    expect(milesBetween(SEATTLE, SEATTLE)).toBe(0);
  });

  it("knows Seattle and Walla Walla as about 215 miles apart by air", () => {
    expect(milesBetween(SEATTLE, WALLA_WALLA)).toBeGreaterThan(210);
    expect(milesBetween(SEATTLE, WALLA_WALLA)).toBeLessThan(222);
  });

  it("crosses the date line the short way", () => {
    expect(milesBetween(at(0, 179.5), at(0, -179.5))).toBe(milesBetween(at(0, 0), at(0, 1)));
  });
});
