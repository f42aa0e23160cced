import { readFile } from "node:fs/promises";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanPlaceholder } from "./plan-placeholder.tsx";
import { StatePlaceholder } from "./state-placeholder.tsx";

const stopAt = (number: number, latitude: string, longitude: string) => ({
  number,
  winery: { name: `Winery ${number}`, latitude, longitude },
});
const dayOf = (...stops: ReturnType<typeof stopAt>[]) => ({
  title: "Saturday",
  stops,
  geometry: [],
});
const boxOf = (container: HTMLElement) =>
  /^[^#]+state\.svg#svgView\(viewBox\((.+)\)\)$/
    .exec(container.querySelector("img")?.getAttribute("src") ?? "")?.[1]
    ?.split(",")
    .map(Number);
const numbersOf = (container: HTMLElement) =>
  [...container.querySelectorAll(".map-placeholder-stop text")].map(
    ({ textContent }) => textContent,
  );

test("a plan's numbered stops stand on the part of the state's picture around them", () => {
  const days = [dayOf(stopAt(1, "46.06", "-118.34"), stopAt(2, "46.1", "-118.5"))];
  const { container } = render(<PlanPlaceholder days={days} />);
  expect(numbersOf(container)).toEqual(["1", "2"]);
  const [left = 0, top = 0, width = 0, height = 0] = boxOf(container) ?? [];
  // West of Walla Walla, in the units of the picture, from the Web Mercator world at zoom 9.
  expect([left + width / 2, top + height / 2].map((part) => Math.round(part / 10))).toEqual([
    619, 617,
  ]);
  // The sheet of the numbers has the same shape, so that they stand on their places.
  expect(width / height).toBeCloseTo(440 / 320, 1);
});

test("regions lie over the whole state, not over a plan, where their outlines would be too coarse", async () => {
  const pictures = ({ container }: ReturnType<typeof render>) =>
    [...container.querySelectorAll("img")].map(({ src }) => /\w+(?=\.svg)/.exec(src)?.[0]);
  const plan = <PlanPlaceholder days={[dayOf(stopAt(1, "46.06", "-118.34"))]} />;
  expect(pictures(render(<StatePlaceholder wineries={[]} />))).toEqual(["state", "regions"]);
  expect(pictures(render(plan))).toEqual(["state"]);
  const land = await readFile(`${import.meta.dirname}/state.svg`, "utf8");
  expect(land).not.toContain("fill-opacity");
});

test("one stop is seen with the land around it, two at one place share a number", () => {
  const one = render(<PlanPlaceholder days={[dayOf(stopAt(1, "46.06", "-118.34"))]} />);
  const far = render(
    <PlanPlaceholder
      days={[dayOf(stopAt(1, "46.06", "-118.34"), stopAt(2, "47.73", "-122.15"))]}
    />,
  );
  const same = render(
    <PlanPlaceholder
      days={[dayOf(stopAt(1, "46.06", "-118.34"), stopAt(2, "46.06", "-118.34"))]}
    />,
  );
  expect(boxOf(one.container)?.[2]).toBe(110);
  expect(boxOf(far.container)?.[2]).toBeGreaterThan(1000);
  expect(numbersOf(same.container)).toEqual(["1 · 2"]);
});

test("it comes with the page where it is seen at once, else when it is near", () => {
  const days = [dayOf(stopAt(1, "46.06", "-118.34"))];
  const loading = (isEager: boolean) =>
    render(<PlanPlaceholder days={days} isEager={isEager} />)
      .container.querySelector("img")
      ?.getAttribute("loading");
  expect([loading(true), loading(false)]).toEqual(["eager", "lazy"]);
});

test("a town's name stands beside the numbers, never under one or over the edge", () => {
  const walla = stopAt(1, "46.0646", "-118.343");
  const names = (days: Parameters<typeof PlanPlaceholder>[0]["days"]) =>
    [...render(<PlanPlaceholder days={days} />).container.querySelectorAll("svg > text")].map(
      (text) => [text.textContent, text.getAttribute("y")],
    );
  expect(names([dayOf(walla)])).toEqual([["Walla Walla", "134"]]);
  const east = [stopAt(1, "46.0646", "-118.05"), stopAt(2, "46.0646", "-118")];
  expect(names([dayOf(...east)])).toEqual([]);
});
