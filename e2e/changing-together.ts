/** Two browsers and a phone that is offline now and then change one trip at once, as visitors do. */
import type { Browser, Locator, Page, Request } from "@playwright/test";
import fc from "fast-check";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripChange } from "#shared/api/trips/trip-changes.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";

interface Together {
  /** Addresses of the processes; the pages are spread over them. */
  readonly urls: readonly string[];
  /** `/trip/{token}#edit={key}` */
  readonly editUrl: string;
  readonly rounds: number;
}

/** What came of the rounds. */
interface Rounds {
  /** Changes that a process acknowledged, and those that it refused in words. */
  readonly acknowledged: number;
  readonly refused: number;
  /** Changes that the phone made without a network. */
  readonly offline: number;
  /** From the press in one page until another shows it, in milliseconds, in order. */
  readonly delays: readonly number[];
}

/** What became of the changes that the pages have sent, by their ids. */
interface Log {
  readonly sent: Map<string, TripChange>;
  readonly acknowledged: Set<string>;
  readonly refused: Set<string>;
  /** Those that stood in the history. */
  readonly made: Set<string>;
}

/**
 * Each round the two browsers make a random change at the same moment, one of them names the trip, and
 * the phone makes its own, with or without a network. Then all that are online must show the trip that
 * every process answers, which must be what the changes of its history come to, each applied once, with
 * every acknowledged one among them.
 *
 * @throws Error that names the round and what differs.
 */
export async function changeTogether(
  browser: Browser,
  { urls, editUrl, rounds }: Together,
): Promise<Rounds> {
  const log: Log = {
    sent: new Map(),
    acknowledged: new Set(),
    refused: new Set(),
    made: new Set(),
  };
  const open = async (at: number, viewport: { width: number; height: number }) => {
    const baseURL = urls[at % urls.length];
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    noteChanges(page, log);
    await fromAnotherNetwork(page);
    await page.goto(editUrl);
    await page.locator("[data-plan-stop]").first().waitFor();
    await page.getByRole("button", { name: "Rename" }).waitFor();
    return page;
  };
  const desk = { width: 1440, height: 900 };
  const [ann, bea, phone] = await Promise.all([
    open(0, desk),
    open(1, desk),
    open(rounds, { width: 390, height: 844 }),
  ]);
  const ask = (url: string) => tripAt(url + editUrl);
  let before = await ask(urls[0] ?? "");
  let isOffline = false;
  let offline = 0;
  const delays: number[] = [];
  const draws = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: rounds, seed: 4_217 });
  for (const [round, stream] of draws.entries()) {
    const draw = (below: number) => Number(stream.next().value) % below;
    const canGrow = before.request.wineries.length < MAX_WINERIES;
    await Promise.all([ann, bea].map(fromAnotherNetwork));
    const [namer, watcher] = round % 2 === 0 ? [ann, bea] : [bea, ann];
    const name = `Round ${round + 1}`;
    const seen = shownAt(watcher, name);
    const pressed = await rename(namer, name);
    // An undo that follows at once would take the name back before anybody sees it.
    delays.push((await seen) - pressed);
    if (Number.isNaN(delays.at(-1))) throw new Error(`round ${round + 1}: a page was not told`);
    await Promise.all([ann, bea].map((page) => changeSomething(page, draw, canGrow)));
    if (isOffline ? draw(3) === 0 : draw(2) === 0) {
      isOffline = !isOffline;
      await phone.context().setOffline(isOffline);
      if (!isOffline) await fromAnotherNetwork(phone);
    }
    const made = await changeSomething(phone, draw, canGrow && !isOffline);
    if (isOffline && made) offline += 1;
    if (isOffline && round === rounds - 1) {
      isOffline = false;
      await phone.context().setOffline(false);
    }
    const online = isOffline ? [ann, bea] : [ann, bea, phone];
    const where = `round ${round + 1}`;
    const after = await untilTheSame(online, () => Promise.all(urls.map(ask)), where);
    checkHistory(before, after, log, where);
    before = after;
  }
  await Promise.all([ann, bea, phone].map((page) => page.context().close()));
  return {
    acknowledged: log.acknowledged.size,
    refused: log.refused.size,
    offline,
    delays: delays.sort((one, other) => one - other),
  };
}

/** Limits count by networks: each page comes from another one every round. */
let networks = 0;
async function fromAnotherNetwork(page: Page): Promise<void> {
  networks += 1;
  const from = `${20 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.1`;
  await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": from });
}

/** Notes what a page sends, and what became of it as far as an answer arrived. */
function noteChanges(page: Page, { sent, acknowledged, refused }: Log): void {
  const changesOf = (request: Request) =>
    (request.postDataJSON() as { readonly changes: readonly TripChange[] }).changes;
  page.on("request", (request) => {
    if (request.method() !== "PATCH") return;
    for (const change of changesOf(request)) sent.set(change.id, change);
  });
  page.on("response", async (response) => {
    const request = response.request();
    if (request.method() !== "PATCH" || ![200, 409].includes(response.status())) return;
    const answer = (await response.json()) as { readonly refused?: readonly { id: string }[] };
    const isRefused = new Set(answer.refused?.map(({ id }) => id));
    for (const { id } of changesOf(request)) (isRefused.has(id) ? refused : acknowledged).add(id);
  });
}

async function tripAt(url: string): Promise<Trip> {
  const [, site, token, key = ""] = /^(.*)\/trip\/(.+)#edit=(.+)$/.exec(url) ?? [];
  const answer = await fetch(`${site}/api/trips/${token}`, { headers: { "X-Edit-Key": key } });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Trip;
}

/** The trip must be what the new changes of its history come to, each applied once. */
function checkHistory(before: Trip, after: Trip, log: Log, where: string): void {
  const known = new Set(before.history.map(({ id }) => id));
  const made = after.history.filter(({ id }) => !known.has(id)).reverse();
  let trip = editedOf(before);
  for (const { id, text } of made) {
    const change = log.sent.get(id);
    const applied = change ? applyChange(trip, change) : { refused: "nobody sent it" };
    if ("refused" in applied) throw new Error(`${where}: “${text}” is made: ${applied.refused}`);
    trip = applied.trip;
    log.made.add(id);
  }
  if (!isSame(trip, editedOf(after))) {
    throw new Error(
      `${where}: the history comes to ${JSON.stringify(trip)}, and the trip is ${JSON.stringify(editedOf(after))}`,
    );
  }
  const lost = [...log.acknowledged].filter((id) => !log.made.has(id));
  if (lost.length > 0) {
    throw new Error(`${where}: lost ${JSON.stringify(lost.map((id) => log.sent.get(id)))}`);
  }
}

/** What its editors decided. */
function editedOf({ request, name, guests, answers, arrangement, notes, dayLog }: Trip): TripInput {
  return { ...request, name, guests, answers, arrangement, notes: notes ?? {}, dayLog };
}

/** When a page shows the trip under a name that it does not have yet. */
const shownAt = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((seen) => {
        new MutationObserver((_changes, watch) => {
          if (document.querySelector("h1")?.textContent !== wanted) return;
          watch.disconnect();
          seen(Date.now());
        }).observe(document, { childList: true, characterData: true, subtree: true });
        setTimeout(() => seen(Number.NaN), 30_000);
      }),
    name,
  );

/** Names the trip; answers when the name was sent off. */
async function rename(page: Page, name: string): Promise<number> {
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Trip name" }).fill(name);
  const pressed = page.evaluate(
    () =>
      new Promise<number>((sent) => {
        document.addEventListener("submit", () => sent(Date.now()), { capture: true, once: true });
      }),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  return pressed;
}

/** Until the server has what a page has changed, or has refused it. */
async function untilSaved(page: Page): Promise<void> {
  await page
    .getByText(/^Saving…$|Your last changes are not saved yet/)
    .waitFor({ state: "hidden" });
}

/** The name, and the stops of each day with their times. */
const shownOn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.querySelector("h1")?.textContent,
      ...[...document.querySelectorAll("[data-plan-day]")].map((day) =>
        [...day.querySelectorAll("[data-plan-stop]")].map((stop) => [
          Number(stop.getAttribute("data-plan-stop")),
          stop.querySelector("time")?.dateTime,
        ]),
      ),
    ]),
  );

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

function wantedOf(trip: Trip): string {
  const plan = trip.arranged?.faults.length === 0 ? trip.arranged : trip.plan;
  const days = plan?.days ?? [];
  return JSON.stringify([
    trip.name,
    ...days.map(({ stops }) => stops.map(({ wineryId, begin }) => [wineryId, clock(begin)])),
  ]);
}

/** The trip that every process answers and every page shows, once nothing is on its way any more. */
async function untilTheSame(
  pages: readonly Page[],
  ask: () => Promise<readonly Trip[]>,
  where: string,
): Promise<Trip> {
  const patience = Date.now() + 60_000;
  for (;;) {
    await Promise.all(pages.map(untilSaved));
    const shown = await Promise.all(pages.map(shownOn));
    const [trip, ...others] = await ask();
    if (!trip) throw new Error("No process was asked");
    const isOne = others.every((other) => isSame(trip, other));
    const wanted = wantedOf(trip);
    if (isOne && shown.every((page) => page === wanted)) return trip;
    if (Date.now() > patience) {
      throw new Error(`${where}: pages show ${shown.join(" and ")}, the processes ${wanted}`);
    }
    await pages[0]?.waitForTimeout(50);
  }
}

/** A press on one of the page's tools; none where the tool is not there, or has gone meanwhile. */
type Press = (page: Page, draw: (below: number) => number) => Promise<void>;

const QUICK = { timeout: 3_000 };
const MIN_STOPS = 3;
/** More would need more days, and the answer would then say where each ends. */
const MAX_WINERIES = 8;

async function opened(tools: Locator): Promise<Locator> {
  if (!(await tools.evaluate((details: HTMLDetailsElement) => details.open, null, QUICK))) {
    await tools.locator("summary").click(QUICK);
  }
  return tools;
}

const disclosures = (page: Page, label: string) =>
  page.locator("details").filter({ has: page.locator("summary", { hasText: label }) });

const stopTools: (...to: Parameters<Press>) => Promise<Locator> = async (page, draw) => {
  const all = disclosures(page, "Change this stop");
  return opened(all.nth(draw(Math.max(1, await all.count()))));
};
const dayTools: typeof stopTools = async (page, draw) => {
  const all = disclosures(page, "Change this day");
  return opened(all.nth(draw(Math.max(1, await all.count()))));
};
const tripTools = (page: Page) => opened(disclosures(page, "Change date, days and party").first());

/** Another option of a select, as far as one can be chosen. */
async function chooseOther(select: Locator, draw: (below: number) => number): Promise<void> {
  const values = await select
    .locator("option:not(:checked):not([disabled])")
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
  const value = values[draw(Math.max(1, values.length))];
  if (value !== undefined) await select.selectOption(value, QUICK);
}

const stopCount = (page: Page) => page.locator("[data-plan-stop]").count();

const HERE: readonly Press[] = [
  async (page, draw) => {
    await chooseOther((await tripTools(page)).getByLabel("Max stops per day"), draw);
  },
  async (page, draw) => {
    const field = (await tripTools(page)).getByLabel("People");
    await field.fill(String(1 + draw(12)), QUICK);
    await field.press("Enter", QUICK);
  },
  async (page, draw) => {
    await chooseOther((await stopTools(page, draw)).getByLabel("Length of the visit"), draw);
  },
  async (page, draw) => {
    const tools = await stopTools(page, draw);
    await tools.getByRole("button", { name: /^(Make it a must|A must)/ }).click(QUICK);
  },
  async (page, draw) => {
    const tools = await stopTools(page, draw);
    await tools
      .getByRole("button", { name: /^(Earlier|Later|Move to|Keep it on|Let it move)/ })
      .first()
      .click(QUICK);
  },
  async (page, draw) => {
    await (await stopTools(page, draw)).getByLabel("Tasted").click(QUICK);
  },
  async (page, draw) => {
    const field = (await stopTools(page, draw)).getByLabel("Note", { exact: true });
    await field.fill(`Ask for ${draw(1000)}`, QUICK);
    await field.press("Enter", QUICK);
  },
  async (page, draw) => {
    await (await dayTools(page, draw)).getByLabel("A lunch break of 45 minutes").click(QUICK);
  },
  async (page, draw) => {
    await chooseOther((await dayTools(page, draw)).getByLabel("Leave after"), draw);
  },
  async (page, draw) => {
    if ((await stopCount(page)) <= MIN_STOPS) return;
    await (await stopTools(page, draw)).getByRole("button", { name: "Remove" }).click(QUICK);
  },
  async (page) => {
    await page.getByRole("button", { name: /^Undo( my last change)?$/ }).click(QUICK);
  },
];
/** What makes the trip larger, and needs the site before it is a change. */
const GROWING: readonly Press[] = [
  async (page, draw) => {
    const adding = await opened(disclosures(page, "Add a winery").first());
    await adding.getByRole("button", { name: /^Add / }).nth(draw(4)).click(QUICK);
  },
];

/**
 * Presses one of the tools, as far as it is there: what others change may take it away meanwhile.
 *
 * @returns whether something was pressed.
 */
async function changeSomething(
  page: Page,
  draw: (below: number) => number,
  canGrow: boolean,
): Promise<boolean> {
  const presses = canGrow ? [...HERE, ...GROWING] : HERE;
  const press = presses[draw(presses.length)];
  return (press?.(page, draw) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}
