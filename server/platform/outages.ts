import type { Logger } from "./logger.ts";

/** A service that the site depends on. */
export type Dependency = "postgres" | "smtp" | "oidc";

interface Outage {
  readonly since: Date;
  /** Of the last failure. */
  code: string | undefined;
  /** How much failed with it, the first failure included. */
  failures: number;
  /** Until it is probed. */
  timer?: NodeJS.Timeout;
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
    const outage: Outage = { since: new Date(), failures: 1, code };
    this.#away.set(dependency, outage);
    this.#logger.warn({ dependency, code, err: error }, "dependency away");
    this.#probeSoon(dependency, outage);
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

  /** Stops probing, and forgets what is away. */
  close(): void {
    for (const { timer } of this.#away.values()) clearTimeout(timer);
    this.#away.clear();
  }

  #probeSoon(dependency: Dependency, outage: Outage): void {
    const isBack = this.#probes[dependency];
    if (!isBack) return;
    outage.timer = setTimeout(async () => {
      if (await isBack(outage.code)) this.worked(dependency);
      if (this.#away.get(dependency) === outage) this.#probeSoon(dependency, outage);
    }, PROBE_EVERY_MS).unref();
  }
}
