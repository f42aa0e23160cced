/** `npm run newsletter:send -- --post slug` (or `--file path`): a letter to all subscribers (docs/mail.md). */
import { readLetterOptions } from "#scripts/newsletter/letter-options.ts";
import { runOnSite } from "#scripts/newsletter/on-site.ts";
import { runLetter } from "#scripts/newsletter/send-command.ts";

await runOnSite(() => {
  const options = readLetterOptions(process.argv.slice(2));
  return (deps) => runLetter(deps, options);
});
