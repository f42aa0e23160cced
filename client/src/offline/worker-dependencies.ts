/** What the service worker uses of its surroundings; TypeScript's DOM library knows only pages. */

/** The part of the Cache API that is used. Answers are kept by address alone. */
export interface KeptAnswers {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
  delete(address: string): Promise<boolean>;
  /** Oldest first. */
  keys(): Promise<readonly { readonly url: string }[]>;
}

export interface WorkerDependencies {
  readonly open: (name: string) => Promise<KeptAnswers>;
  /** Asks the network for a path of the site. */
  readonly fetch: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
}

interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Hearing extends Waiting {
  readonly data: unknown;
}

/** The worker's global object. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Hearing) => void): void;
}
