/** Opens every web address of the content and says which lead nowhere. */
import { isNull } from "drizzle-orm";
import pLimit from "p-limit";
import { type Db, schema } from "#server/platform/database/db.ts";

const TIMEOUT_MS = 15_000;
const AT_ONCE = 6;
/** Says what it is and asks for nothing but the page. */
const HEADERS = { "User-Agent": "content-links (monthly check of a travel guide)" };
/** Pages that are there and let no program in. */
const GUARDED = new Set([401, 403, 405, 429]);

/** Every address that visitors or editors can follow, each once, and where it stands: "abeja, website". */
export async function contentLinks(db: Db) {
  const { factSources, placesToEatAndStay, posts, wineries } = schema;
  const rows = await db.select().from(wineries).where(isNull(wineries.leftKind));
  const names = new Map(rows.map(({ id, slug }) => [id, slug]));
  const sources = (await db.select().from(factSources)).filter((row) => names.has(row.wineryId));
  const articles = await db.select().from(posts);
  const places = await db.select().from(placesToEatAndStay);
  const found = [
    ...rows.flatMap(({ slug, website, reservationUrl }) => [
      { url: website, at: `${slug}, website` },
      { url: reservationUrl, at: `${slug}, reservation_url` },
    ]),
    ...sources.map(({ wineryId, fact, url }) => ({
      url,
      at: `${names.get(wineryId)}, source of ${fact}`,
    })),
    ...articles.flatMap(({ slug, content }) =>
      [...content.matchAll(/\]\((https?:\/\/[^\s)]+)/g)].map(([, url = null]) => ({
        url,
        at: `${slug}, article`,
      })),
    ),
    ...places.flatMap(({ slug, website, sourceUrl }) => [
      { url: website, at: `${slug}, website` },
      { url: sourceUrl, at: `${slug}, source` },
    ]),
  ];
  const byUrl = new Map<string, string>();
  for (const { url, at } of found) if (url !== null && !byUrl.has(url)) byUrl.set(url, at);
  return [...byUrl].map(([url, at]) => ({ url, at }));
}

/** The links that do not open, a line for each with the reason, in the order given. */
export async function deadLinks(
  links: Awaited<ReturnType<typeof contentLinks>>,
  open: typeof fetch = fetch,
): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  const faults = await limit.map(links, async ({ at, url }) => {
    const why = await failureOf(url, open);
    return why === null ? [] : `${at}: ${url} ${why}`;
  });
  return faults.flat();
}

async function failureOf(url: string, open: typeof fetch): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, body } = await open(url, { headers: HEADERS, signal });
    await body?.cancel();
    return ok || GUARDED.has(status) ? null : `answers ${status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `does not open (${cause instanceof Error ? cause.message : cause})`;
  }
}
