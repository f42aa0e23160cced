/**
 * Parses a question in the visitor's own words: places, grapes, wishes, days, times and distances
 * (docs/decisions/0024). Word order is free; words that are not understood stay a text search.
 */
import { findTown } from "../places/towns.ts";
import { foldForSearch } from "../text/search-text.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { type Far, numberOf, readDistance, readFee } from "./amounts-said.ts";
import { type Draft, joined, termOf } from "./drafts.ts";
import { type Item, itemsOf, joinedPhrases, type Token, tokensOf } from "./phrases.ts";
import { isNearElse, NEAR, nearPlace, otherTown, type Place, townPlace } from "./places-said.ts";
import { spellChecker } from "./spelling.ts";
import type { Criterion, Question } from "./term.ts";
import { type Meaning, type Named, NEAR_ME, vocabularyOf } from "./vocabulary.ts";
import { isTime, When } from "./when.ts";
import { deniedWish, partyOf } from "./wishes.ts";

/** A parser of questions about these wineries; their names and towns are part of its vocabulary. */
export function createReader(wineries: readonly Named[]) {
  const vocabulary = vocabularyOf(wineries);
  const joined = joinedPhrases(vocabulary);
  const known = new Set(wineries.flatMap(({ name }) => foldForSearch(name).split(" ")));
  const towns = new Set(wineries.map(({ city }) => city));
  const correct = spellChecker(vocabulary, known);
  /** @param today Washington's date, for "tomorrow" and "June 6". */
  return (text: string, today: CalendarDate): Question => {
    const items = itemsOf(tokensOf(text), correct, vocabulary, joined);
    return new Reading(items, today, { towns, known }).question(text.trim());
  };
}

interface Distance extends Far {
  readonly tokens: readonly Token[];
  /** "Near", whose place is still to come. */
  readonly isNear?: boolean;
}

/** The wineries' towns, and the words of their names. */
interface Known {
  readonly towns: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

class Reading {
  private readonly drafts: Draft[] = [];
  private readonly rest: Token[] = [];
  private readonly items: readonly Item[];
  private readonly names: Known;
  private readonly today: CalendarDate;
  private at = 0;
  private not: readonly Token[] | null = null;
  private distance: Distance | null = null;
  private between: readonly Token[] | null = null;
  private isTownMeant = false;
  private or: Token[] | null = null;
  /** The last word was not understood. */
  private isKept = false;
  /** "No dogs or kids": the negation also covers what follows "or". */
  private isDenying = false;
  /** "When is Syncline open?" asks for hours, not for what is open now. */
  private asksWhen = false;
  /** The item before was about time, as in "Saturday 2-4". */
  private isTimeBefore = false;

  constructor(items: readonly Item[], today: CalendarDate, names: Known) {
    this.items = items;
    this.today = today;
    this.names = names;
  }

  question(text: string): Question {
    while (this.at < this.items.length) this.step();
    this.endDistance();
    this.rest.push(...(this.not ?? []));
    const terms = joined(
      this.drafts.filter((draft) => this.isRead(draft)),
      text,
    )
      .map((draft) => termOf(draft, this.names.towns))
      .sort((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0));
    if (terms.length === 0) return { terms, rest: text };
    const rest = this.rest.toSorted((a, b) => a.span[0] - b.span[0]);
    const words = rest.map(({ typed }) => typed).join(" ");
    return { terms, rest: words.replaceAll("$ ", "$") };
  }

  /** Whether a draft asks for something; the words of a lost date stay text. */
  private isRead({ when }: Draft): boolean {
    if (when?.isLost) this.rest.push(...when.tokens);
    return !when || !(when.isLost || (this.asksWhen && when.isMoment));
  }

  private item(ahead = 0): Item | undefined {
    return this.items[this.at + ahead];
  }

  private step(): void {
    const item = this.item();
    if (!item) return;
    if (this.takeAmount() || this.readTownNear() || this.readParty() || this.takeTime()) return;
    this.at += 1;
    this.takeItem(item);
  }

  private takeItem(item: Item): void {
    const { meaning, tokens } = item;
    const far = this.distance;
    switch (meaning?.is) {
      case undefined:
        this.takeUnknown(item);
        return;
      case "name":
      case "ordinal":
      case "next":
      case "less":
      case "up to":
      case "more":
      case "and up":
        this.keep(tokens);
        return;
      case "before a time":
        if (meaning.how !== "at") this.keep(tokens);
        return;
      case "not":
        this.not = tokens;
        return;
      case "refused":
        this.deny(tokens);
        return;
      case "or":
        if (this.isKept) this.rest.push(...tokens);
        else if (this.isDenying) this.not = tokens;
        else this.or = [...tokens];
        return;
      case "away":
        // "An hour away from Seattle" has its distance.
        if (far) return;
        this.not = tokens;
        this.distance = { ...NEAR, tokens: [] };
        return;
      case "near":
        // "An hour north of Seattle": the distance came before.
        this.distance = { ...NEAR, ...far, tokens: [...(far?.tokens ?? []), ...tokens] };
        return;
      case "between":
        this.between = tokens;
        return;
      case "asking when":
        this.asksWhen = true;
        return;
      case "town of":
        this.isTownMeant = true;
        return;
      case "area":
        this.nearLast({ ...NEAR, tokens });
        return;
      case "place":
        if (!this.readRoute(meaning.place, tokens)) this.takePlace(meaning.place, tokens);
        return;
      case "criterion":
        this.add(meaning.criterion, tokens);
        return;
      default:
    }
  }

  private takeUnknown(item: Item): void {
    // "Two kids": the number asks for nothing.
    if (numberOf(item) !== null && this.item()?.meaning?.is === "criterion") return;
    if (!this.readTown(item)) this.keep(item.tokens);
  }

  private keep(tokens: readonly Token[]): void {
    // "By ferry": "by" was not "near".
    const isElse = this.distance?.isNear || this.not;
    // "Or" and "not" belonged to this unknown word, not to what follows.
    this.rest.push(...(this.or ?? []), ...(this.not ?? []), ...tokens);
    this.or = null;
    this.not = null;
    this.isKept = true;
    this.isDenying = false;
    if (this.distance && isElse) {
      this.rest.push(...this.distance.tokens);
      this.distance = null;
    }
  }

  /** Open and closed are two terms: "open Saturday, not Sunday". */
  private takeTime(): boolean {
    const ahead = this.items.slice(this.at);
    this.isTimeBefore = isTime(ahead, this.isTimeBefore);
    if (!this.isTimeBefore) return false;
    const not = this.not ?? [];
    const last = this.drafts.findLast(({ when }) => when !== undefined)?.when;
    const next = last ? last.next(ahead, not.length > 0, this.or !== null) : new When(this.today);
    const when = next ?? last;
    if (!when) return false;
    if (next) this.push({ criterion: null, isNot: false, tokens: next.tokens, when: next });
    else if (this.or) when.either(this.or);
    this.or = null;
    this.isKept = false;
    const taken = when.take(ahead, not);
    if (taken === 0) this.keep(this.pass(1));
    this.not = null;
    this.isDenying = false;
    this.at += taken;
    return true;
  }

  private push(draft: Omit<Draft, "or">): void {
    this.drafts.push({ ...draft, or: this.drafts.length === 0 ? null : this.or });
    this.or = null;
    this.isKept = false;
  }

  /** "Dogs not allowed" negates the term before. */
  private deny(tokens: readonly Token[]): void {
    const last = this.drafts.at(-1);
    if (!last?.criterion || last.isNot) {
      this.keep(tokens);
      return;
    }
    last.tokens.push(...tokens);
    // "Dogs or kids not allowed" denies both.
    for (let at = this.drafts.length - 1; at >= 0; at -= 1) {
      const draft = this.drafts[at];
      if (!draft?.criterion) return;
      const opposite = deniedWish(draft.criterion);
      draft.criterion = opposite ?? draft.criterion;
      draft.isNot = opposite === null;
      if (!draft.or) return;
      draft.tokens.push(...draft.or);
      draft.or = null;
    }
  }

  private add(criterion: Criterion, tokens: readonly Token[], place?: Place): void {
    const not = this.not ?? [];
    this.not = null;
    const opposite = not.length > 0 ? deniedWish(criterion) : null;
    const draft = {
      criterion: opposite ?? criterion,
      isNot: not.length > 0 && opposite === null,
      tokens: [...not, ...tokens],
      ...(place && { place }),
    };
    this.isDenying = not.length > 0 || /^(?:no|without)$/.test(tokens[0]?.word ?? "");
    const same = this.drafts.find(
      ({ criterion, isNot }) =>
        isNot === draft.isNot && JSON.stringify(criterion) === JSON.stringify(draft.criterion),
    );
    if (same) same.tokens.push(...draft.tokens);
    else this.push(draft);
  }

  private takePlace(place: Place, tokens: readonly Token[]): void {
    const isTown = this.isTownMeant && place.town !== null;
    this.isTownMeant = false;
    const [between] = this.between ?? [];
    const begun = between && this.drafts.find((draft) => draft.tokens.includes(between));
    if (begun?.place) {
      const [from, to] = [begun.place, place];
      begun.criterion = { is: "between", names: [from.name, to.name], ends: [from.at, to.at] };
      begun.tokens.push(...tokens);
      this.between = null;
      return;
    }
    if (this.between) {
      this.add(place.criterion, [...this.between, ...tokens], place);
      return;
    }
    if (this.distance) {
      const { distance } = this;
      this.distance = null;
      this.add(nearPlace(place, distance), [...distance.tokens, ...tokens], place);
      return;
    }
    const criterion =
      isTown && place.town ? townPlace(place.town, place.at).criterion : place.criterion;
    this.add(criterion, tokens, place);
  }

  /** Moves past some items and returns their tokens. */
  private pass(length: number): Token[] {
    const items = this.items.slice(this.at, this.at + length);
    this.at += length;
    return items.flatMap(({ tokens }) => tokens);
  }

  /** Reads a distance or a fee. */
  private takeAmount(): boolean {
    const ahead = this.items.slice(this.at);
    const distance = readDistance(ahead);
    if (distance) {
      this.endDistance();
      this.distance = { ...distance.said, tokens: this.pass(distance.items) };
      return true;
    }
    const isMore = /^(?:more|and up)$/.test(ahead[0]?.meaning?.is ?? "");
    const more = isMore ? readDistance(ahead.slice(1)) : null;
    if (more) {
      this.endDistance();
      this.not = this.pass(1);
      this.distance = { ...more.said, tokens: this.pass(more.items) };
      return true;
    }
    const fee = readFee(ahead);
    if (!fee) return false;
    // No filter exists for "bottles under $20".
    if (/^bottles?$/.test(this.items[this.at - 1]?.phrase ?? "")) this.keep(this.pass(fee.items));
    else this.add(fee.said, this.pass(fee.items));
    return true;
  }

  /** "8 people", "party of 4", "for 6". */
  private readParty(): boolean {
    const [first, second, third] = this.items.slice(this.at, this.at + 3);
    const isNamed = first?.meaning?.is === "party";
    const isParty = isNamed || first?.meaning?.is === "for";
    const number = numberOf(isParty ? second : first);
    const counted = isParty ? third : second;
    const isPeople = counted?.meaning?.is === "people" || counted?.phrase === "person";
    if (number === null && !isNamed) return false;
    if (isParty && !isNamed && !isPeople && this.isMeasured(third)) return false;
    if (!isParty && !isPeople) return false;
    const length = (isParty ? 1 : 0) + (number === null ? 0 : 1) + (isPeople ? 1 : 0);
    this.add(partyOf(number), this.pass(length));
    return true;
  }

  /** "For 2 hours", "for 1 pm", "for 20 dollars": the number does not count guests. */
  private isMeasured(next: Item | undefined): boolean {
    return next !== undefined && (next.meaning === null || MEASURES.has(next.meaning.is));
  }

  /** "Seattle to Walla Walla" asks for what is between. */
  private readRoute(from: Place, tokens: readonly Token[]): boolean {
    const [to, last] = [this.item(), this.item(1)];
    if (this.distance || to?.meaning?.is !== "to" || last?.meaning?.is !== "place") return false;
    const { place } = last.meaning;
    const names = [from.name, place.name] as const;
    this.add({ is: "between", names, ends: [from.at, place.at] }, [...tokens, ...this.pass(2)]);
    return true;
  }

  /** A town without wineries, unless its name is part of a winery's. */
  private readTown({ tokens }: Item): boolean {
    const word = tokens[0]?.word ?? "";
    const place = this.names.known.has(word) ? null : otherTown(word);
    if (place) this.takePlace(place, tokens);
    return place !== null;
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
  private nearLast(distance: Distance): boolean {
    const last = this.drafts.findLast(({ place }) => place !== undefined);
    if (!last?.place || !last.criterion || isNearElse(last.criterion, distance)) return false;
    last.criterion = nearPlace(last.place, distance);
    last.tokens.push(...distance.tokens);
    return true;
  }

  /** A distance that no place follows belongs to the place before; without one, it stays text. */
  private endDistance(): void {
    const { distance } = this;
    this.distance = null;
    if (!distance || (!this.not && this.nearLast(distance))) return;
    if (/^(?:near|close)/.test(distance.tokens[0]?.word ?? "")) this.add(NEAR_ME, distance.tokens);
    else this.keep(distance.tokens);
  }
}

/** What a number may measure besides guests. */
const MEASURES: ReadonlySet<Meaning["is"]> = new Set([
  ...(["unit", "half day", "dollars", "ordinal", "month", "criterion", "to"] as const),
]);
