import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ApiError, callApi, isNotThere, NotSentError } from "#client/lib/api.ts";
import { isOffline } from "#client/lib/connection.ts";
import { listen } from "#client/lib/listen.ts";
import { attempt } from "#client/lib/parse.ts";
import type { VisitorId } from "#client/lib/visitor-storage.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripChange, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { changeInWords, dayOfTrip } from "#shared/domain/trips/change-words.ts";
import { personName } from "#shared/domain/trips/guest-name.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { refreshTripLists } from "../saved-trip-queries.ts";
import { readGuestDraft } from "../sharing/guest-draft.ts";
import { changeQueue, firstOf, readQueue } from "./change-queue.ts";
import { LinkRenewal, type Renewed } from "./link-renewal.ts";
import {
  type FetchedTrip,
  fetchTrip,
  inputOf,
  refusedChanges,
  retryAfterSeconds,
} from "./trip-calls.ts";
import { followTrip } from "./trip-events.ts";
import { addressIn, keyHeader } from "./trip-key.ts";
import { newsOf } from "./trip-news.ts";
import { type StoreState, TripStore, withEdits } from "./trip-store.ts";

const MAX_PAUSE_SECONDS = 60;
/** After this long a trip that could not be fetched is fetched again, unless the site says when. */
export const AGAIN_SECONDS = 30;

type ChangesBody = CallInput<NonNullable<typeof tripsApi.change.contract>>["body"];

/** A trip that was fetched for a visitor. */
export interface StoredTrip extends FetchedTrip {
  readonly visitor: VisitorId;
  readonly token: string;
  readonly tripKey: string | null;
}

interface ServerStoreOptions extends StoredTrip {
  readonly onSaved: () => void;
}

/** A stored trip, and the server's last answer about it. */
export interface OnServer {
  readonly store: ServerStore;
  readonly trip: Trip;
}

/** A stored trip. Changes show at once, are queued on this device, and are sent in order. */
export class ServerStore extends TripStore {
  #options: ServerStoreOptions;
  #queue: readonly TripChange[];
  /** The ids of changes made here: they are not announced as somebody else's. */
  readonly #own: Set<string>;
  #sending: Promise<void> | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching: ReturnType<typeof setTimeout> | undefined;
  /** What was not kept of the changes that are being sent, in sentences. */
  #refused = "";
  /** Null while the trip is not followed. */
  #unfollow: (() => void) | null = null;
  readonly #renewal = new LinkRenewal();
  /** The newest sequence the event stream has announced. */
  #newest = 0;

  constructor(options: ServerStoreOptions) {
    const { trip, keptAt } = options;
    const queue = trip.mayEdit ? readQueue(options) : [];
    super({
      trip: inputOf(trip),
      mayEdit: trip.mayEdit,
      saving: queue.length > 0 ? "waiting" : "untouched",
      stored: trip,
      keptAt,
      isKept: queue.length === 0 || changeQueue(options, (kept) => kept),
    });
    this.#options = options;
    this.#queue = queue;
    this.#own = new Set(queue.map(({ id }) => id));
    this.#show({});
  }

  get token(): string {
    return this.#options.token;
  }

  get tripKey(): string | null {
    return this.#options.tripKey;
  }

  /** The trip as the server has it, as far as this page knows. */
  get #base(): Trip {
    return this.read().stored ?? this.#options.trip;
  }

  /** Input of every call about the trip. */
  get address() {
    return { params: { token: this.token }, headers: keyHeader(this.tripKey) };
  }

  protected override apply(changes: readonly TripChange[]): void {
    for (const { id } of changes) this.#own.add(id);
    this.#requeue((queue) => [...queue, ...changes]);
    this.#show({ saving: "saving" });
    void this.#send();
  }

  /** Sends queued changes and follows the trip. @returns stops following. */
  readonly open = (): (() => void) => {
    const unlisten = listen(window, "online", () => this.retry());
    this.#unfollow = followTrip(this.#options.token, {
      onSequence: (sequence) => this.#onSequence(sequence),
      onSilence: () => void this.refresh(),
    });
    void this.#send();
    return () => {
      unlisten();
      clearTimeout(this.#timer);
      this.#close();
    };
  };

  override readonly retry = (): void => {
    this.#failures = 0;
    void this.#send();
  };

  /** Resolves once everything is sent. @throws NotSentError while something is not. */
  readonly settled = async (): Promise<void> => {
    await this.#send();
    if (this.#queue.length > 0) throw new NotSentError("Your last changes are not saved yet.");
  };

  /**
   * Gives the trip other links once everything is sent; what is changed meanwhile goes to the new ones.
   * While an earlier renewal has no answer it is repeated instead.
   *
   * @throws NotSentError as `settled` does; Error as `callApi` does.
   */
  readonly renewLinks = async (renew: Renewed["renew"]): Promise<Renewed> => {
    // By that one the links may have ended, so that nothing can be sent.
    await (this.#renewal.isUnanswered ? this.#sending : this.settled());
    const renewing = Promise.resolve().then(() => this.#renewal.ask(renew, this.address));
    this.#sending = renewing.then(
      ({ links }) => {
        const unsent = this.#queue;
        this.#requeue(() => []);
        this.#options = { ...this.#options, ...addressIn(links) };
        this.#requeue((kept) => [...kept, ...unsent]);
      },
      () => {},
    );
    await this.#sending;
    this.#sending = null;
    void this.#send();
    // With the links that are copied here, and the right to edit.
    if (!this.#renewal.isUnanswered) void this.refresh({ quietly: true });
    return renewing;
  };

  /** The trip to mail, as the page shows it, once the server has it. */
  readonly mailed = () => {
    const { token, tripKey, settled } = this;
    return { token, tripKey, version: () => settled().then(() => this.#base.version) };
  };

  #close(): void {
    clearTimeout(this.#fetching);
    this.#unfollow?.();
    this.#unfollow = null;
  }

  /** Fetches the trip, again later if that fails; unsent changes stay on top of it. */
  readonly refresh = async (how: { readonly quietly?: boolean } = {}): Promise<void> => {
    const { token, tripKey } = this.#options;
    clearTimeout(this.#fetching);
    let seconds = AGAIN_SECONDS;
    try {
      const { trip, keptAt } = await fetchTrip(token, tripKey);
      // The copy kept for a day offline comes in place of a failure.
      if (keptAt === null) return this.adopt(trip, how);
    } catch (error) {
      const isItsLink = token === this.token && !this.#renewal.isUnanswered;
      if (isNotThere(error) && isItsLink) return this.#leave({});
      seconds = retryAfterSeconds(error) ?? AGAIN_SECONDS;
    }
    // Back online, it is fetched anyway.
    if (!this.#unfollow || isOffline()) return;
    clearTimeout(this.#fetching);
    this.#fetching = setTimeout(() => void this.refresh(how), seconds * 1000);
  };

  /** Shows the server's answer, and announces what others changed unless `quietly`. */
  readonly adopt = (answer: Trip, { quietly = false } = {}): void => {
    const before = this.#base;
    if (answer.sequence < before.sequence) return;
    const text = quietly ? "" : newsOf(before, answer, this.#own);
    const news = text === "" ? {} : this.#told(text);
    // Whoever changed it without a key is its owner, whose session has ended: their next change asks them to
    // sign in. Others may wait for a new key.
    const mayReturn = this.tripKey === null || this.#renewal.isUnanswered;
    const isOut = mayReturn && before.mayEdit && !answer.mayEdit;
    const trip = isOut ? { ...answer, ...editorsPart(before) } : answer;
    this.#show({ stored: trip, keptAt: null, mayEdit: trip.mayEdit, ...news });
  };

  protected override describe(edit: TripEdit): string {
    const { wineries, request } = this.#base;
    return changeInWords(edit, {
      winery: (id) => wineries.find((winery) => winery.id === id)?.name ?? "a winery",
      day: (index) => dayOfTrip(request, index),
    });
  }

  #forget(ids: ReadonlySet<string>): void {
    this.#requeue((queue) => queue.filter(({ id }) => !ids.has(id)));
  }

  /** Changes the queue, and the one on this device. */
  #requeue(change: (queue: readonly TripChange[]) => readonly TripChange[]): void {
    this.#queue = change(this.#queue);
    this.set({ isKept: changeQueue(this.#options, change) });
  }

  /** Shows the server's trip with the changes it does not have yet. */
  #show(change: Partial<StoreState>): void {
    const stored = change.stored ?? this.#base;
    let trip: TripInput = inputOf(stored);
    for (const each of this.#queue) {
      const made = attempt(() => withEdits(trip, [each]));
      // A change that no longer fits beside those of others: the server refuses it with a reason.
      if (made && "trip" in made) trip = made.trip;
    }
    const shown = this.read().trip;
    this.set({
      ...change,
      // The same object while nothing changed, so that its plan is not solved again.
      trip: isSame(shown, trip) ? shown : trip,
    });
  }

  /** While a request is under way its answer comes first: the event may be about that request. */
  #onSequence(sequence: number): void {
    this.#newest = Math.max(this.#newest, sequence);
    // Whatever the stream says, the site answers again.
    const isBack = sequence > 0 && this.read().keptAt !== null;
    if (!this.#sending && (isBack || this.#newest > this.#base.sequence)) void this.refresh();
  }

  /** One request at a time; later changes go with the next. */
  async #send(): Promise<void> {
    this.#sending ??= this.#sendAll();
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    // Lets `#sending` be set before anything else runs.
    await Promise.resolve();
    let goesOn = true;
    while (goesOn && this.#queue.length > 0) goesOn = await this.#sendNext();
    if (this.#queue.length === 0) this.#refused = "";
    this.#sending = null;
    this.#onSequence(0);
  }

  /** @returns whether to go on with the rest of the queue. */
  async #sendNext(): Promise<boolean> {
    this.#show({ saving: isOffline() ? "waiting" : "saving" });
    if (isOffline()) return false;
    const changes = firstOf(this.#queue);
    const by = personName(readGuestDraft(this.#base).name);
    try {
      const answer = await callApi(
        tripsApi.change,
        {
          ...this.address,
          // The contract's types are mutable, those of changes readonly.
          body: { version: this.#base.version, changes, ...(by && { by }) } as ChangesBody,
        },
        { outlivesPage: true },
      );
      this.#failures = 0;
      this.#forget(idsOf(changes));
      const isDone = this.#queue.length === 0;
      this.adopt(answer);
      if (isDone) this.#show({ saving: this.#refused ? "refused" : "saved" });
      this.#options.onSaved();
      return true;
    } catch (error) {
      return this.#failed(error, changes);
    }
  }

  async #failed(error: unknown, sent: readonly TripChange[]): Promise<boolean> {
    const refused = refusedChanges(error);
    if (refused) {
      // "Not kept: moved Gramercy to Sunday. This winery is no longer part of the trip."
      const sentences = refused.map(({ id, reason }) => {
        const change = sent.find((each) => each.id === id);
        const what = change ? this.describe(change) : "a change";
        return `Not kept: ${what}. ${reason.replace(/\.$/, "")}.`;
      });
      this.#drop(idsOf(refused), sentences.join(" "));
      // The server applied the others of the request; sent again, they are not applied twice.
      if (this.#queue.length === 0) await this.refresh({ quietly: true });
      return true;
    }
    const problem = error instanceof ApiError ? error.problem : undefined;
    const { isUnanswered } = this.#renewal;
    // What a proxy answers while the site restarts, a 404 too, says nothing about the changes; nor do
    // links that may have ended here: the next ones take them.
    if (!problem || problem.status >= 500 || problem.status === 429 || isUnanswered) {
      this.#failures += 1;
      const seconds = retryAfterSeconds(error) ?? Math.min(MAX_PAUSE_SECONDS, 2 ** this.#failures);
      this.#show({ saving: "waiting", isKept: this.read().isKept && !isUnanswered });
      this.#timer = setTimeout(() => void this.#send(), seconds * 1000);
      return false;
    }
    // Who changed it without a key was its owner, whose session has ended.
    if (problem.status === 403 && this.tripKey === null) {
      // Whoever signs out in another tab takes the changes from this device.
      const isHere = readQueue(this.#options).length >= this.#queue.length;
      this.#show({ saving: "signedOut", isKept: isHere && this.read().isKept });
      return false;
    }
    if (problem.status === 404) {
      this.#refused = NOT_SAVED;
      changeQueue(this.#options, () => []);
      this.#leave({ saving: "refused" });
      return false;
    }
    this.#drop(idsOf(sent), `${NOT_SAVED} ${problem.detail}`);
    await this.refresh({ quietly: true });
    return true;
  }

  /** The trip is gone. What was changed stays in view: the planner goes on with it as a draft. */
  #leave(change: Partial<StoreState>): void {
    this.#close();
    this.#show({ ...change, mayEdit: false, ...this.#told(GONE) });
  }

  /** News, after what was refused just before. */
  #told(text: string) {
    return { news: { text: `${this.#refused} ${text}`.trim() } };
  }

  #drop(ids: ReadonlySet<string>, why: string): void {
    this.#forget(ids);
    this.forgetSteps(ids);
    const told = this.#told(why);
    this.#refused = told.news.text;
    this.#show({ saving: "refused", ...told });
  }
}

const NOT_SAVED = "Your last changes were not saved.";
const GONE = "This trip is gone: it was deleted, or its link was renewed.";

/** What only editors get of a trip. */
const editorsPart = ({ isOwner, mayEdit, editUrl, notes, history }: Trip) => ({
  ...{ isOwner, mayEdit, editUrl, notes, history },
});

const idsOf = (changes: readonly { readonly id: string }[]) => new Set(changes.map(({ id }) => id));

/** The store of a stored trip, followed while the component is mounted; null for none. */
export function useServerStore<T extends StoredTrip | null>(stored: T): ServerStore | (T & null) {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fetch gives another trip or none.
  const store = useMemo(
    () => stored && new ServerStore({ ...stored, onSaved: () => refreshTripLists(queryClient) }),
    [stored?.trip],
  );
  useEffect(() => store?.open(), [store]);
  return store as ServerStore | (T & null);
}
