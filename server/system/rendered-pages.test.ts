/** What visitors get before, or without, any script: every page drawn by the built server. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteProcess, startSite } from "#server/testing/local/site-process.ts";
import { SESSION_HINT_COOKIE } from "#shared/api/account/session-hint.ts";
import { ADVERTORIAL_PATHS, PAGES } from "#shared/domain/site/page-routes.ts";
import { PAGE_DATA_ID, type PageData } from "#shared/domain/site/rendered-page.ts";

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-drawn-"));
  site = await startSite({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(site.url + path, { headers });
  const html = await response.text();
  const policy = response.headers.get("Content-Security-Policy");
  return { status: response.status, policy, html, document: new JSDOM(html).window.document };
}

async function slugs(path: string): Promise<string[]> {
  const list: { slug: string }[] = await (await fetch(site.url + path)).json();
  return list.map(({ slug }) => slug);
}

/** The texts of the page's middle, one space between two elements. */
const spoken = (document: Document) =>
  [...document.querySelectorAll("main :is(p, h1)")].map((each) => each.textContent).join(" ");

const textOf = (document: Document) =>
  document.querySelector("main")?.textContent?.replace(/\s+/g, " ") ?? "";

test("forty pages come with title, description and their words, and nothing their policy refuses", async () => {
  const wineries = (await slugs("/api/wineries")).slice(0, 12).map((slug) => `/winery/${slug}`);
  const trips = (await slugs("/api/ready-trips"))
    .slice(0, 4)
    .map((slug) => `/ready-made-trips/${slug}`);
  const posts = (await slugs("/api/blog")).slice(0, 4).map((slug) => `/blog/${slug}`);
  const fixed = ["/", "/planner", "/wineries", "/blog", "/regions", "/wine-must-haves"];
  const legal = ["/terms-of-service", "/privacy-policy", "/regions/red-mountain"];
  const paths = [...fixed, ...legal, ...ADVERTORIAL_PATHS, ...wineries, ...trips, ...posts];
  expect(paths).toHaveLength(40);
  for (const path of paths) {
    const { status, policy, html, document } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(document.title, path).not.toBe("");
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    expect(description?.content.length, path).toBeGreaterThan(40);
    expect(document.querySelectorAll("main h1"), path).toHaveLength(1);
    expect(textOf(document).length, path).toBeGreaterThan(400);
    expect(html, path).not.toMatch(/<[^>]* style="/);
    // HTML allows no space in an id: a label could not be told its field.
    expect(html, path).not.toMatch(/ (id|for)="[^"]*\s/);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")];
    for (const { type, text } of scripts) {
      if (/^application\/(ld\+)?json$/.test(type)) continue;
      const digest = createHash("sha256").update(text).digest("base64");
      expect(policy, path).toContain(`'sha256-${digest}'`);
    }
  }
});

test("visitors of a session and of none, asking at once, get the same page to the byte", async () => {
  const paths = ["/", "/planner", "/wineries", "/account", "/trips", "/regions"];
  const visits = paths.flatMap((path) => [
    open(path),
    open(path, { Cookie: `${SESSION_HINT_COOKIE}=1; guide.sid=s%3Aann.secret` }),
  ]);
  const pages = await Promise.all(visits);
  paths.forEach((path, index) => {
    const [anonymous, member] = pages.slice(index * 2, index * 2 + 2);
    expect(member?.html, path).toBe(anonymous?.html);
    expect(anonymous?.html, path).toContain("Sign In");
  });
});

test("a page whose address holds a token names no address, and has words for readers without script", async () => {
  for (const [route, words] of [
    [PAGES.sharedTrip.path, "There is no trip at this link"],
    [PAGES.resetPassword.path, "Loading"],
  ] as const) {
    const first = await open(route.replace(/:\w+/, "first-token"));
    const second = await open(route.replace(/:\w+/, "second-token"));
    expect(first.html, route).toBe(second.html);
    expect(first.html, route).not.toContain("first-token");
    expect(first.document.querySelector("main")?.textContent, route).toContain(words);
  }
});

test("where nothing is, and where a winery was, the page says so whole, and asks for nothing that must fail", async () => {
  const [gone] = await slugs("/api/wineries/departed");
  const missing = [
    ["/no/such/page", 404, "404 Page Not Found Did you forget to add the page to the router?"],
    ["/regions/atlantis", 404, "404 Page Not Found Did you forget"],
    ["/winery/never-was", 404, "Winery Not Found The winery you're looking for"],
    ["/blog/never-was", 404, "Post Not Found The blog post you're looking for"],
    ["/ready-made-trips/never-was", 404, "Trip Not Found There is no ready-made trip"],
    [`/winery/${gone}`, 410, "is no longer in this guide."],
  ] as const;
  for (const [path, status, words] of missing) {
    const answer = await open(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(spoken(answer.document), path).toContain(words);
    expect(answer.html, path).not.toContain("never-was");
    // Whoever signs in there is at home afterward: one page stands for all such addresses.
    const signIn = answer.document.querySelector("header a[href^='/api/login']");
    expect(signIn?.getAttribute("href"), path).toBe("/api/login?returnTo=%2F");
    const data: PageData = JSON.parse(
      answer.document.getElementById(PAGE_DATA_ID)?.textContent ?? "",
    );
    expect(data, path).toMatchObject({ isWhole: true, isMissing: true, prefetch: [] });
  }
  const { document } = await open(`/winery/${gone}`);
  expect(document.querySelectorAll("main section a[href^='/winery/']").length).toBeGreaterThan(2);
});

test("the answers that come with a page are those of the API", async () => {
  const [slug = ""] = await slugs("/api/wineries");
  const { document } = await open(`/winery/${slug}`);
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "");
  const inlined = data.answers.find(({ key }) => key[1] === "/api/wineries/slug/:slug");
  const answer: unknown = await (await fetch(`${site.url}/api/wineries/slug/${slug}`)).json();
  expect(inlined).toEqual({ key: inlined?.key, answer });
});

test("a page drawn before anybody's clock is known claims no winery open", async () => {
  const [slug = ""] = await slugs("/api/wineries");
  const { document } = await open(`/winery/${slug}`);
  expect(textOf(document)).not.toMatch(/Open until|Closed, opens|\(today\)/);
});
