import type { Logger } from "./logger.ts";

/** A service that the site depends on. */
export type Dependency = "postgres" | "smtp" | "oidc";

interface Outage {
  readonly since: Date;
  /** Of the last failure. */
  code: string | undefined;
  /** How much failed with it, the first failure included. */
  failures: number;
}

/** Whether a dependency that failed with this code works again; never rejects. */
type Probe = (code: string | undefined) => Promise<boolean>;

/** Often enough that an operator sees the end while looking. */
const PROBE_EVERY_MS = 2_000;

/**
 * Logs each outage twice, when it begins and when it is over, however many requests fail meanwhile.
 */
export class Outages {
  readonly #logger: Pick<Logger, "warn" | "info">;
  readonly #away = new Map<Dependency, Outage>();
  readonly #probing = new Map<Dependency, NodeJS.Timeout>();
  readonly #probes: Partial<Record<Dependency, Probe>> = {};

  constructor(logger: Pick<Logger, "warn" | "info">) {
    this.#logger = logger;
  }

  /** Polls the dependency during an outage; without a probe, call `worked` when it is back. */
  probe(dependency: Dependency, isBack: Probe): void {
    this.#probes[dependency] = isBack;
  }

  /**
   * Records a failure.
   * @param code SQLSTATE, SMTP reply or the system's code.
   */
  failed(
    dependency: Dependency,
    { code, error }: { code?: string | undefined; error: unknown },
  ): void {
    const known = this.#away.get(dependency);
    if (known) {
      known.failures += 1;
      known.code = code;
      return;
    }
    const since = new Date();
    this.#away.set(dependency, { since, failures: 1, code });
    this.#logger.warn({ dependency, code, err: error }, "dependency away");
    this.#probeSoon(dependency);
  }

  /** Since when a dependency is away; undefined while it answers. */
  awaySince(dependency: Dependency): Date | undefined {
    return this.#away.get(dependency)?.since;
  }

  /** Records that a dependency works. */
  worked(dependency: Dependency): void {
    const outage = this.#away.get(dependency);
    if (!outage) return;
    this.#away.delete(dependency);
    const { since, failures } = outage;
    const seconds = Math.round((Date.now() - since.getTime()) / 1000);
    this.#logger.info({ dependency, since: since.toISOString(), seconds, failures }, "back again");
  }

  /** Stops probing. */
  close(): void {
    for (const timer of this.#probing.values()) clearTimeout(timer);
    this.#probing.clear();
  }

  #probeSoon(dependency: Dependency): void {
    const isBack = this.#probes[dependency];
    if (!isBack) return;
    const timer = setTimeout(async () => {
      if (await isBack(this.#away.get(dependency)?.code)) this.worked(dependency);
      if (this.#probing.delete(dependency) && this.#away.has(dependency))
        this.#probeSoon(dependency);
    }, PROBE_EVERY_MS).unref();
    this.#probing.set(dependency, timer);
  }
}
