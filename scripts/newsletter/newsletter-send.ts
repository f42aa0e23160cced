/** `npm run newsletter:send -- --post slug` (or `--file path`): an issue to all subscribers (docs/mail.md). */

import { runOnSite } from "#scripts/newsletter/on-site.ts";
import { sendNewsletter } from "#scripts/newsletter/send-command.ts";
import { readSendOptions } from "#scripts/newsletter/send-options.ts";

await runOnSite(() => {
  const options = readSendOptions(process.argv.slice(2));
  return (deps) => sendNewsletter(deps, options);
});
