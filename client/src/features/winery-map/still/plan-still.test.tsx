import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanStill } from "./plan-still.tsx";

const stopAt = (number: number, latitude: string, longitude: string) => ({
  number,
  winery: { name: `Winery ${number}`, latitude, longitude },
});
const dayOf = (...stops: ReturnType<typeof stopAt>[]) => ({ title: "Saturday", stops, course: [] });
const groundOf = (container: HTMLElement) => container.querySelector("img")?.getAttribute("src");

test("a plan stands on the ground around it: one for light pages and one for dark ones", () => {
  const days = [dayOf(stopAt(1, "46.06", "-118.34"), stopAt(2, "46.1", "-118.5"))];
  const { container } = render(<PlanStill days={days} />);
  const light = groundOf(container);
  expect(light).toMatch(/^\/pictures\/maps\/[\d-]+\.svg$/);
  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    light?.replace(/svg$/, "dark.svg"),
  );
  const numbers = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(numbers).toEqual(["1", "2"]);
});

test("the ground's address tells where in the state, not which wineries", () => {
  const one = render(<PlanStill days={[dayOf(stopAt(1, "46.06", "-118.34"))]} />);
  const other = render(<PlanStill days={[dayOf(stopAt(1, "46.0602", "-118.3401"))]} />);
  const far = render(<PlanStill days={[dayOf(stopAt(1, "47.73", "-122.15"))]} />);
  expect(groundOf(one.container)).toBe(groundOf(other.container));
  expect(groundOf(far.container)).not.toBe(groundOf(one.container));
});

test("it comes with the page where it is seen at once, else when it is near", () => {
  const days = [dayOf(stopAt(1, "46.06", "-118.34"))];
  const loading = (isEager: boolean) =>
    render(<PlanStill days={days} isEager={isEager} />)
      .container.querySelector("img")
      ?.getAttribute("loading");
  expect([loading(true), loading(false)]).toEqual(["eager", "lazy"]);
});
