/**
 * Parses a question in the visitor's own words: places, grapes, wishes, days, times and distances
 * (docs/decisions/0024). Word order is free; words that are not understood stay a text search.
 */
import { foldForSearch } from "../text/search-text.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { type Far, numberOf, readDistance, readFee, readParty } from "./amounts-said.ts";
import { asTyped, type Draft, denyLast, joined, termOf } from "./drafts.ts";
import {
  type Item,
  isParted,
  itemsOf,
  joinedPhrases,
  saysNor,
  type Token,
  tokensOf,
} from "./phrases.ts";
import {
  isNearElse,
  isOrdinary,
  NEAR,
  nearPlace,
  type Place,
  townNamed,
  townPlace,
} from "./places-said.ts";
import { chipLabel } from "./question-words.ts";
import { spellChecker } from "./spelling.ts";
import type { Criterion, Question } from "./term.ts";
import { type Named, NEAR_ME, vocabularyOf } from "./vocabulary.ts";
import { isTime, When } from "./when.ts";
import { deniedWish, partyOf } from "./wishes.ts";

/** A parser of questions about these wineries; their names and towns are part of its vocabulary. */
export function createReader(wineries: readonly Named[]) {
  const towns = new Set(wineries.map(({ city }) => city));
  const vocabulary = vocabularyOf(wineries, towns);
  const joined = joinedPhrases(vocabulary);
  const known = new Set(wineries.flatMap(({ name }) => foldForSearch(name).split(" ")));
  const correct = spellChecker(vocabulary, known);
  /** @param today Washington's date, for "tomorrow" and "June 6". */
  return (text: string, today: CalendarDate): Question => {
    const items = itemsOf(tokensOf(text), correct, vocabulary, joined);
    return new Reading(items, today, { towns, known }).question(text);
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
  /** A "not" belonged to unknown words, and perhaps to what follows: "not crazy about Merlot". */
  private isUnsure = false;
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
    while (this.at < this.items.length) {
      if (isParted(text, this.item(-1), this.item())) this.isUnsure = false;
      this.step();
    }
    this.endDistance();
    this.rest.push(...(this.not ?? []).filter(({ word }) => !/^n?or$/.test(word)));
    for (const [at, when] of this.whens.entries()) this.whens[at + 1]?.leaveOutOf(when);
    const terms = joined(
      this.drafts.filter((draft) => this.isRead(draft)),
      text,
    )
      .map((draft) => termOf(draft, this.names.towns))
      .sort((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0));
    const words = asTyped(this.rest);
    return { terms, rest: terms.length === 0 && words === "" ? text.trim() : words };
  }

  /** Whether a draft asks for something; the words of a lost date stay text. */
  private isRead({ when }: Draft): boolean {
    if (when?.isLost) this.rest.push(...when.tokens);
    return !when || !(when.isLost || (this.asksWhen && when.isMoment));
  }

  private get whens(): When[] {
    return this.drafts.flatMap(({ when }) => when ?? []);
  }

  private item(ahead = 0): Item | undefined {
    return this.items[this.at + ahead];
  }

  private step(): void {
    const item = this.item();
    if (!item) return;
    if (/^(?:with|but)$/.test(item.phrase)) this.isUnsure = false;
    if (this.takeAmount() || this.readTownNear() || this.takeParty() || this.takeTime()) return;
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
        this.takeOr(tokens);
        return;
      case "noise":
        if (saysNor(this.items.slice(Math.max(0, this.at - 2)), this.isDenying))
          this.takeOr(tokens);
        // "Every day but Monday".
        else if (item.phrase === "but" && this.item(-2)?.meaning?.is === "days") this.not = tokens;
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

  private takeOr(tokens: readonly Token[]): void {
    if (this.isKept) this.rest.push(...tokens);
    else if (this.isDenying) this.not = tokens;
    else this.or = [...tokens];
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
    this.isUnsure ||= this.not !== null;
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
    const isOfTime = isTime(ahead, this.isTimeBefore);
    if (isOfTime || ahead[0]?.phrase !== "and") this.isTimeBefore = isOfTime;
    if (!isOfTime) return false;
    const not = this.not ?? [];
    const last = this.whens.at(-1);
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
    this.isUnsure = false;
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
    if (!denyLast(this.drafts, tokens)) this.keep(tokens);
  }

  private add(criterion: Criterion, tokens: readonly Token[], place?: Place): void {
    if (this.isUnsure) {
      this.keep(tokens);
      this.isUnsure = false;
      return;
    }
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
    const label = chipLabel(draft);
    const same = this.drafts.find(
      ({ criterion, isNot }) => criterion && chipLabel({ criterion, isNot }) === label,
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
    const isMore = /^(?:more|and up)$/.test(ahead[0]?.meaning?.is ?? "");
    const distance = readDistance(isMore ? ahead.slice(1) : ahead);
    if (distance) {
      this.endDistance();
      if (isMore) this.not = this.pass(1);
      this.distance = { ...distance.said, tokens: this.pass(distance.items) };
      return true;
    }
    const fee = readFee(ahead);
    if (!fee) return false;
    // "Over $30 or under $10".
    if (ahead[0]?.phrase.startsWith("or ")) this.or = [];
    // No filter exists for "wines under $20" or "children under 12".
    if (
      /^(?:bottles?|wines?|(?:no )?(?:kids?|child|children|minors))$/.test(
        this.items[this.at - 1]?.phrase ?? "",
      )
    )
      this.keep(this.pass(fee.items));
    else this.add(fee.said, this.pass(fee.items));
    return true;
  }

  /** "8 people", "party of 4", "for 6". */
  private takeParty(): boolean {
    const party = readParty(this.items.slice(this.at, this.at + 3));
    if (party) this.add(partyOf(party.said), this.pass(party.items));
    return party !== null;
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

  /** A town without wineries; a single word must not be an ordinary one, or part of a winery's name. */
  private readTown(item: Item): boolean {
    const word = item.tokens[0]?.word ?? "";
    const town = townNamed([item, ...this.items.slice(this.at, this.at + 2)]);
    const isElse = town?.items === 1 && (this.names.known.has(word) || isOrdinary(word));
    if (!town || isElse) return false;
    const { place } = town;
    const tokens = [...item.tokens, ...this.pass(town.items - 1)];
    this.takePlace({ ...place, criterion: nearPlace(place, NEAR) }, tokens);
    return true;
  }

  /** After "near", any town of the state. */
  private readTownNear(): boolean {
    if (!this.distance || this.item()?.meaning?.is === "place") return false;
    const town = townNamed(this.items.slice(this.at, this.at + 3));
    if (town) this.takePlace(town.place, this.pass(town.items));
    return town !== null;
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
