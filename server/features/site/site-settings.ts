import type { z } from "zod";
import { isLoopbackUrl } from "#server/http/guards/loopback.ts";
import { replyAddress } from "#server/mail/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { siteApi } from "#shared/api/site.ts";

/** The settings of this installation that browsers are told. */
export function siteSettings(config: AppDeps["config"]): z.input<typeof siteApi.settings.response> {
  return {
    tileUrl: config.tileUrl,
    mailbox: config.embedded.mailbox && isLoopbackUrl(config.publicUrl),
    contactEmail: replyAddress(config.mailFrom),
  };
}
