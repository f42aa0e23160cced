import { expect, test } from "vitest";
import { site } from "#shared/site.ts";
import { ADVERTORIALS, type Advertorial, findAdvertorial } from "./advertorial-table.ts";

const articles = [...new Set(ADVERTORIALS.map(({ article }) => article))];

const textOf = (article: Advertorial["article"]) =>
  article.sections
    .map(({ heading, html }) => `${heading ?? ""}. ${html}`)
    .join(" ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const slugsUnder = (prefix: string) =>
  ADVERTORIALS.filter(({ path }) => path.startsWith(`${prefix}/`)).map(({ slug }) => slug);

const forBoth = [
  "i-tried-wine-spies-for-a-month",
  "the-wine-industry-is-struggling",
  "5-unbelievable-wine-deals",
  "wine-industry-struggling-best-news",
];

test("§2 Advertorial slugs: four under the founder's prefix", () => {
  expect(slugsUnder(site.founder.prefix)).toEqual(forBoth);
});

test("§2 Advertorial slugs: the same four and three more under the second writer's prefix", () => {
  expect(slugsUnder(site.wineWriter.prefix)).toEqual([
    ...forBoth,
    "i-tried-wine-spies-for-a-month-50-off",
    "the-wine-industry-is-struggling-50-off",
    "why-drinking-too-much-wine-benefits",
  ]);
});

test("an address under the prefix it does not belong to is no advertorial", () => {
  expect(findAdvertorial("/founder/why-drinking-too-much-wine-benefits")).toBeUndefined();
  expect(findAdvertorial("/wine-writer/why-drinking-too-much-wine-benefits")?.author).toBe(
    site.wineWriter,
  );
});

test("capitals and a slash at the end lead to the same page, as they do in the router", () => {
  expect(findAdvertorial("/Founder/5-Unbelievable-Wine-Deals/")?.path).toBe(
    "/founder/5-unbelievable-wine-deals",
  );
});

test("§2 Titles seen: each title to the letter", () => {
  expect([...new Set(articles.map(({ title }) => title))]).toEqual([
    "I Tried Wine Spies for a Month",
    "The Wine Industry Is Struggling. And That's the Best News You'll Hear All Year.",
    "5 wine deals of 2025",
    "Why drinking too much wine might be the best thing that happens to you this year",
  ]);
});

test("§2 Titles seen: the sections of I Tried Wine Spies for a Month", () => {
  const article = findAdvertorial("/founder/i-tried-wine-spies-for-a-month")?.article;
  expect(article?.sections.flatMap(({ heading }) => heading ?? [])).toEqual([
    "What Is Wine Spies",
    "How It Works",
    "A Quick Note on Customer Service",
    "Why I'm Hooked",
    "Final Verdict",
  ]);
});

test("§2 Offers seen: all three are made, and the 50-off addresses make theirs on the same text", () => {
  expect(new Set(ADVERTORIALS.map(({ offer }) => offer.amount))).toEqual(
    new Set(["$20 credit", "$50 off first order", "$40 instant credit"]),
  );
  for (const slug of ["i-tried-wine-spies-for-a-month", "the-wine-industry-is-struggling"]) {
    const plain = findAdvertorial(`${site.wineWriter.prefix}/${slug}`);
    const discounted = findAdvertorial(`${site.wineWriter.prefix}/${slug}-50-off`);
    expect(discounted?.offer.amount).toBe("$50 off first order");
    expect(discounted?.article).toBe(plain?.article);
    expect(plain?.offer.amount).not.toBe("$50 off first order");
  }
});

test.each(articles.map((article) => [article.standfirst, article] as const))(
  "long-form: 700 to 1,100 words with both boxes inside the text (%s)",
  (_, article) => {
    const words = textOf(article).split(" ").length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1100);
    const [first, second] = article.boxesAfter;
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(article.sections.length - 1);
  },
);

test("§9 Marketing claims are the retailer's: no sentence states one as ours", () => {
  const claims = /30%|free locker|storage .* is free|ships? (the case )?free/;
  const sentences = articles
    .flatMap((article) => textOf(article).split(/(?<=[.?!])\s/))
    .filter((sentence) => claims.test(sentence));
  expect(sentences.length).toBeGreaterThan(4);
  expect(sentences.filter((sentence) => !/Wine Spies says/.test(sentence))).toEqual([]);
});

test("every offer names whose promise it is", () => {
  for (const { offer } of ADVERTORIALS) expect(offer.line).toMatch(/^Wine Spies says /);
});

test("no text tells of a trial, a purchase or a tasting that nobody made", () => {
  const told =
    /\b(I|we) (have )?(tried|bought|tasted|ordered|opened|drank|joined)\b|\b(holds|convinced|sent) me\b|\bmy (case|locker|order|month|box)\b/i;
  expect(
    articles.filter((article) => told.test(textOf(article))).map(({ title }) => title),
  ).toEqual([]);
});

test("the page named for a trial says at once that there was none", () => {
  const trial = findAdvertorial("/founder/i-tried-wine-spies-for-a-month")?.article;
  expect(trial && textOf(trial)).toMatch(
    /^\S* *First, about the title.*No one at this guide bought wine for this page/,
  );
});
