/** Other links of a trip, asked for until the site has answered: a lost answer would end the trip. */
import { ApiError, callApi, NotSentError } from "#client/lib/api.ts";
import { randomId } from "#client/lib/random-id.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import { refusalOf } from "./trip-calls.ts";
import type { MadeLinks } from "./trip-key.ts";

/** Repeated with the same id, it gets the same links. */
interface Renewal {
  readonly renew: "both" | "edit";
  readonly requestId: string;
}

/** Other links, and what they replace. */
export interface Renewed extends Pick<Renewal, "renew"> {
  readonly links: MadeLinks;
}

type Input = CallInput<NonNullable<typeof tripsApi.renewLinks.contract>>;

export class LinkRenewal {
  #asked: Renewal | null = null;

  /** Whether the site may have done it, so that the links known here may have ended. */
  get isUnanswered(): boolean {
    return this.#asked !== null;
  }

  /**
   * Asks for other links, or again for those that were asked for before and did not arrive.
   *
   * @throws Error as `callApi` does, but NotSentError only while nothing is unanswered.
   */
  async ask(renew: Renewal["renew"], address: Omit<Input, "body">): Promise<Renewed> {
    const before = this.#asked;
    const body = before ?? { renew, requestId: randomId() };
    this.#asked = body;
    try {
      const links = await callApi(tripsApi.renewLinks, { ...address, body });
      this.#asked = null;
      return { links, renew: body.renew };
    } catch (error) {
      const isBusy = error instanceof ApiError && error.status === 429;
      if (isBusy || error instanceof NotSentError) {
        this.#asked = before;
        // It says nothing about the request before.
        if (before !== null) throw new Error("Still without an answer", { cause: error });
      } else if (refusalOf(error as Error) !== null) this.#asked = null;
      else if (before === null) return this.ask(renew, address);
      throw error;
    }
  }
}
