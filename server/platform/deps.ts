import type { Store } from "express-session";
import type { InvalidRow } from "#shared/api/site.ts";
import type { Config } from "./config.ts";
import type { Db } from "./database/db.ts";
import type { Readiness } from "./database/db-readiness.ts";
import type { Logger } from "./logger.ts";
import type { Mailer } from "./mailer.ts";

/** How this process does, for whoever decides whether to send it visitors. */
interface ProcessHealth {
  /** Whether it has begun to stop: it still answers, and wants nobody new. */
  isStopping(): boolean;
  /** Whether it has made what the first visitors ask for; in production a proxy can wait for that. */
  isWarm(): boolean;
  /** Whether it has had more to do than it can answer for a while. */
  isOverloaded(): boolean;
  readiness(): Promise<Readiness>;
  /** Since when no mail leaves, and when the last one did, as far as this process knows. */
  mail(): { readonly awaySince?: Date | undefined; readonly lastSentAt?: Date | undefined };
  /** What of the content is left out now. */
  invalidRows(): Promise<readonly InvalidRow[]>;
}

/** Everything the application is built from; routers take the parts they need. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Db;
  readonly logger: Logger;
  /** Signs cookies and tokens and keys digests of addresses. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly sessionStore: Store;
  readonly health: ProcessHealth;
  /** The current time; tests set their own. */
  readonly now: () => Date;
}
