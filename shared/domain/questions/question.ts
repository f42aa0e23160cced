/**
 * Reads a question in the visitor's own words: a grammar over places, grapes, wishes, days, times and
 * distances (docs/decisions/0024). Word order is free; what nobody understands stays a text search.
 */
import { findTown } from "../places/towns.ts";
import { foldForSearch } from "../site/search-text.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { type Item, itemsOf, joinedPhrases, wordOf } from "./phrases.ts";
import { NEAR_MILES, type Place, townPlace } from "./places-said.ts";
import { createSpeller } from "./spelling.ts";
import type { Asked, Question, Term } from "./term.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { type Named, vocabularyOf } from "./vocabulary.ts";
import { isTime, When } from "./when.ts";

/** Understands questions about a list of wineries. */
export interface Reader {
  /** @param today Washington's date, for "tomorrow" and "June 6". */
  readonly read: (text: string, today: CalendarDate) => Question;
}

/** A reader for these wineries, whose names and towns are a part of its vocabulary. */
export function createReader(wineries: readonly Named[]): Reader {
  const vocabulary = vocabularyOf(wineries);
  const joined = joinedPhrases(vocabulary);
  const known = new Set(wineries.flatMap(({ name }) => foldForSearch(name).split(" ")));
  const towns = new Set(wineries.map(({ city }) => city));
  const { correct } = createSpeller(vocabulary, known);
  return {
    read: (text, today) => {
      const items = itemsOf(tokensOf(text), correct, vocabulary, joined);
      const reading = new Reading(items, today, towns);
      return reading.question(text.trim());
    },
  };
}

/** A term while its words are still being gathered. */
interface Draft {
  asked: Asked;
  isNot: boolean;
  tokens: Token[];
  place?: Place;
}

interface Distance {
  readonly miles: number | null;
  readonly minutes: number | null;
  readonly tokens: readonly Token[];
}

/** One text being read, item by item. */
class Reading {
  private readonly drafts: Draft[] = [];
  private readonly rest: Token[] = [];
  private readonly items: readonly Item[];
  private readonly towns: ReadonlySet<string>;
  private readonly when: When;
  private at = 0;
  private not: readonly Token[] | null = null;
  private distance: Distance | null = null;
  private between: readonly Token[] | null = null;
  private isTownMeant = false;
  private or: readonly Token[] | null = null;

  constructor(items: readonly Item[], today: CalendarDate, towns: ReadonlySet<string>) {
    this.items = items;
    this.towns = towns;
    this.when = new When(today);
  }

  question(text: string): Question {
    while (this.at < this.items.length) this.step();
    this.endDistance();
    const open = this.when.asked();
    if (open) this.drafts.push({ asked: open.asked, isNot: false, tokens: [...open.tokens] });
    const terms = this.drafts
      .map((draft) => this.termOf(draft))
      .sort((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0));
    if (terms.length === 0) return { terms, rest: text };
    return { terms, rest: this.rest.map(({ typed }) => typed).join(" ") };
  }

  private item(ahead = 0): Item | undefined {
    return this.items[this.at + ahead];
  }

  private step(): void {
    const item = this.item();
    if (!item) return;
    if (this.readDistance() || this.readFee() || this.readTownNear()) return;
    if (isTime(item, this.item(1))) {
      const isClosed = this.not !== null;
      this.at += this.when.take(this.items.slice(this.at), this.not ?? []);
      if (isClosed) this.not = null;
      return;
    }
    this.at += 1;
    const { meaning, tokens } = item;
    switch (meaning?.is) {
      case undefined:
        // "Two kids", "a group of 12 on Saturday": how many is nothing that is called so.
        if (numberOf(item) !== null && this.item()?.meaning) return;
        this.keep(tokens);
        return;
      case "name":
      case "ordinal":
        this.keep(tokens);
        return;
      case "not":
        this.not = tokens;
        return;
      case "or":
        this.or = tokens;
        return;
      case "near":
        this.distance = { miles: NEAR_MILES, minutes: null, tokens };
        return;
      case "between":
        this.between = tokens;
        return;
      case "town of":
        this.isTownMeant = true;
        return;
      case "area":
        this.nearLast({ miles: NEAR_MILES, minutes: null, tokens });
        return;
      case "place":
        this.takePlace(meaning.place, tokens);
        return;
      case "asked":
        this.add(meaning.asked, tokens);
        return;
      default:
    }
  }

  private keep(tokens: readonly Token[]): void {
    this.rest.push(...tokens);
    // What is not wanted is a word that nobody knows: not what comes after it.
    this.not = null;
  }

  private add(asked: Asked, tokens: readonly Token[], place?: Place): void {
    const before = this.drafts.at(-1);
    const merged = this.or && before && !before.isNot ? eitherOf(before.asked, asked) : null;
    const or = this.or ?? [];
    this.or = null;
    if (before && merged) {
      before.asked = merged;
      before.tokens.push(...or, ...tokens);
      return;
    }
    const same = this.drafts.find(
      (draft) => !draft.isNot && !this.not && JSON.stringify(draft.asked) === JSON.stringify(asked),
    );
    if (same) {
      same.tokens.push(...tokens);
      return;
    }
    this.drafts.push({
      asked,
      isNot: this.not !== null,
      tokens: [...(this.not ?? []), ...tokens],
      ...(place && { place }),
    });
    this.not = null;
  }

  private takePlace(place: Place, tokens: readonly Token[]): void {
    const isTown = this.isTownMeant && place.town !== null;
    this.isTownMeant = false;
    const last = this.drafts.at(-1);
    if (this.between && last?.place && last.tokens[0] === this.between[0]) {
      const [from, to] = [last.place, place];
      last.asked = { is: "between", names: [from.name, to.name], ends: [from.at, to.at] };
      last.tokens.push(...tokens);
      this.between = null;
      return;
    }
    if (this.between) {
      this.add(place.asked, [...this.between, ...tokens], place);
      return;
    }
    if (this.distance) {
      const { distance } = this;
      this.distance = null;
      this.add(nearPlace(place, distance), [...distance.tokens, ...tokens], place);
      return;
    }
    const asked = isTown && place.town ? townPlace(place.town, place.at).asked : place.asked;
    this.add(asked, tokens, place);
  }

  /** "Within 20 minutes", "30 miles", "half an hour": of what follows, else of the place before. */
  private readDistance(): boolean {
    const start = this.at;
    let at = start;
    if (this.items[at]?.meaning?.is === "less") at += 1;
    const amount = this.items[at];
    const number = numberOf(amount);
    const next = this.items[at + 1];
    let distance: Omit<Distance, "tokens"> | null = null;
    if (amount?.meaning?.is === "drive") {
      distance = { miles: null, minutes: amount.meaning.minutes };
      at += 1;
    } else if (number !== null && next?.meaning?.is === "unit") {
      distance = inUnit(number, next.meaning);
      at += 2;
    } else if (amount?.meaning?.is === "unit" && amount.meaning.each === 60) {
      distance = inUnit(1, amount.meaning);
      at += 1;
    }
    if (!distance) return false;
    this.at = at;
    this.distance = {
      ...distance,
      tokens: this.items.slice(start, at).flatMap(({ tokens }) => tokens),
    };
    return true;
  }

  /** "Under $20", "less than 15 dollars", "over 30". */
  private readFee(): boolean {
    const first = this.item()?.meaning?.is;
    const isLess = first === "less";
    if (!isLess && first !== "more" && this.item()?.phrase !== "$") return false;
    const start = this.at;
    let at = isLess || first === "more" ? start + 1 : start;
    if (this.items[at]?.phrase === "$") at += 1;
    const dollars = numberOf(this.items[at]);
    if (dollars === null) return false;
    at += 1;
    if (this.items[at]?.meaning?.is === "dollars") at += 1;
    this.at = at;
    const tokens = this.items.slice(start, at).flatMap((item) => item.tokens);
    const asked: Asked =
      first === "more"
        ? { is: "fee", below: null, over: dollars }
        : { is: "fee", below: dollars, over: null };
    this.add(asked, tokens);
    return true;
  }

  /** After "near", any town of the state. */
  private readTownNear(): boolean {
    if (!this.distance || this.item()?.meaning?.is === "place") return false;
    for (const length of [3, 2, 1]) {
      const items = this.items.slice(this.at, this.at + length);
      if (items.length < length || items.some(({ meaning }) => meaning && meaning.is !== "name"))
        continue;
      const tokens = items.flatMap((item) => item.tokens);
      const town = findTown(tokens.map(({ typed }) => typed).join(" "));
      if (!town) continue;
      this.at += length;
      this.takePlace(townPlace(town.name, town), tokens);
      return true;
    }
    return false;
  }

  /** "Yakima area", "Yakima, within 20 minutes": the last place becomes a point. */
  private nearLast(distance: Distance): void {
    const last = this.drafts.findLast(({ place }) => place !== undefined);
    if (!last?.place || last.asked.is === "near") return;
    last.asked = nearPlace(last.place, distance);
    last.tokens.push(...distance.tokens);
  }

  private endDistance(): void {
    if (this.distance) this.nearLast(this.distance);
  }

  private termOf({ asked, isNot, tokens, place }: Draft): Term {
    const inOrder = tokens.toSorted((a, b) => a.span[0] - b.span[0]);
    const isRegion = asked.is === "region" && place?.town != null && this.towns.has(place.town);
    return {
      asked,
      isNot,
      said: inOrder.map(({ typed }) => typed).join(" "),
      isCorrected: inOrder.some(({ isCorrected }) => isCorrected),
      spans: inOrder.map(({ span }) => span),
      instead: isRegion
        ? { label: `the town of ${place.name}`, words: `town of ${place.name}` }
        : null,
    };
  }
}

function numberOf(item: Item | undefined): number | null {
  const word = wordOf(item);
  return /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null;
}

function inUnit(count: number, { unit, each }: { unit: "minutes" | "miles"; each: number }) {
  const amount = Math.round(count * each);
  return unit === "minutes" ? { miles: null, minutes: amount } : { miles: amount, minutes: null };
}

function nearPlace({ name, at, town }: Place, { miles, minutes }: Omit<Distance, "tokens">): Asked {
  return { is: "near", place: name, at, town, miles, minutes };
}

/** Either of two things, where one chip can say so; null where both are asked for. */
function eitherOf(one: Asked, other: Asked): Asked | null {
  if (!("label" in one && "label" in other) || one.is !== other.is) return null;
  const label = `${one.label} or ${other.label}`;
  // Of one kind, so that what holds of one list holds of both.
  return "any" in one && "any" in other
    ? ({ ...one, label, any: [...one.any, ...other.any] } as Asked)
    : { is: "towns", label, names: [...namesOf(one), ...namesOf(other)] };
}

const namesOf = (asked: Asked) => (asked.is === "towns" ? asked.names : []);
