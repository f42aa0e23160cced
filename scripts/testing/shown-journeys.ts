/** What of a trip's stops and times each way of telling it says, read back from its text. */
import { readFile } from "node:fs/promises";
import express from "express";
import { JSDOM } from "jsdom";
import { createApp } from "#server/app.ts";
import { pageRenderer } from "#server/features/site/page-renderer.ts";
import { tripPages } from "#server/features/site/trip-pages.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { planner } from "#server/testing/testing.ts";
import type { RenderPage } from "#shared/domain/site/rendered-page.ts";

/**
 * The site whose pages of trips are drawn.
 *
 * @param render draws them by the browser's own components.
 */
export async function renderedSite(deps: AppDeps, render: RenderPage): Promise<express.Express> {
  const buildPage = await readFile("client/index.html", "utf8");
  const pages = pageRenderer({ render, chunks: {}, start: "" }, buildPage, deps.config);
  const site = express.Router().use(tripPages({ ...deps, planner, guide: keepGuide(deps) }, pages));
  return createApp(deps, { planner, site });
}

export const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** A row of a day with a time: which winery, if any, when, and until when a visit takes. */
interface JourneyRow {
  readonly id: number | null;
  readonly time: string;
  readonly until: string;
}

/** What a page says of the trip's days: all its words, and the rows of each day on the screen and as they are printed. */
export function daysOfPage(html: string) {
  const { document } = new JSDOM(html).window;
  const days = [...document.querySelectorAll("[data-plan-day]")];
  const words = days.map((day) => flat(day.textContent ?? "")).join(" ");
  const screen = days.map(rowsOfDay);
  for (const hidden of document.querySelectorAll(".print\\:hidden")) hidden.remove();
  const paper = [...document.querySelectorAll("[data-plan-day]")].map(rowsOfDay);
  return { words, screen, paper };
}

function rowsOfDay(day: Element): JourneyRow[] {
  return [...day.querySelectorAll(".itinerary-entry")].flatMap((row) => {
    const time = row.querySelector("time")?.getAttribute("datetime");
    const stop = row.getAttribute("data-plan-stop");
    const visit = flat(row.querySelector(".itinerary-visit")?.textContent ?? "");
    const [, until = ""] = /, until ([^,]*)/.exec(visit) ?? [];
    return time ? [{ id: stop === null ? null : Number(stop), time, until }] : [];
  });
}

const unescaped = (xml: string) =>
  xml.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The stops of a map file: their names and what is said of their times, in its order. */
export const stopsOfMap = (xml: string) =>
  [
    ...xml.matchAll(
      /<name>([^<]*)<\/name>(?:(?!<name>)[\s\S])*?<desc(?:ription)?>Day (\d+), [^:]*: ([^\n(<]*)/g,
    ),
  ].map(([, name = "", day = "", time = ""]) => ({
    name: flat(unescaped(name)).replace(/^(?:\d\.)?\d\.? /, ""),
    day: Number(day),
    time: time.trim(),
  }));

/** The stops that a text tells, by their numbers and times, in its order. */
export const stopsOfText = (text: string, names: readonly string[]) =>
  [
    ...flat(text).matchAll(
      /(\d)\. ((?:\d+(?::\d\d)? [AP]M|noon) to (?:\d+(?::\d\d)? [AP]M|noon)): /g,
    ),
  ].map((found) => {
    const rest = flat(text).slice(found.index + found[0].length);
    const name = names.filter((each) => rest.startsWith(each)).sort((a, b) => b.length - a.length);
    return [found[1], found[2], name[0]];
  });

export const instantsOf = (calendar: string) =>
  [...calendar.matchAll(/^DT(?:START|END):(\w+)/gm)].map(([, at]) => at);

export const pointsOf = (gpx: string) =>
  [...gpx.matchAll(/<(wpt|rtept) lat="(.*?)" lon="(.*?)"><name>(.*?)<\/name>/g)].map((found) =>
    found.slice(1),
  );
