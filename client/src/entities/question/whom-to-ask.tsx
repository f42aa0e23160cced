import { Link } from "wouter";
import type { Winery } from "#shared/api/wineries.ts";
import type { ThinTerm } from "#shared/domain/questions/answers.ts";
import { criterionLabel } from "#shared/domain/questions/question-words.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import type { AnsweredQuestion } from "./found-by.ts";

/** A fact known of fewer says nothing of the rest. */
const THIN_SHARE = 0.2;
/** Of a fact that is known of more there is nothing to say. */
const NEARLY_ALL = 0.8;
/** With fewer found, those that might fit too are worth a call. */
const FEW = 4;
const NAMED = 5;

interface WhomToAskProps {
  readonly question: AnsweredQuestion | null;
  /** Words that were left out, for nothing is called by them. */
  readonly passedOver: string;
  /** What was typed, where only other spellings of it were found. */
  readonly respelled?: string;
}

/** How far an answer can be trusted, who could tell the rest, and what was left out of it. */
export function WhomToAsk({ question, passedOver, respelled = "" }: WhomToAskProps) {
  const thin = (question?.thin ?? []).filter(({ known, total }) => known < total * NEARLY_ALL);
  const holidays = question?.holidays ?? [];
  if (thin.length + holidays.length === 0 && passedOver + respelled === "") return null;
  return (
    <div className="mt-3 grid max-w-prose gap-2 text-sm text-ink-soft">
      {passedOver ? <p>We found nothing for “{passedOver}”, so we left it out.</p> : null}
      {respelled ? <p>No exact match for “{respelled}”, so here is what comes close.</p> : null}
      {holidays.map((holiday) => (
        <p key={holiday}>{holiday}: hours may differ, so call first.</p>
      ))}
      {thin.map((fact) => (
        <div key={fact.term.spans.join()}>
          <p>{knownSentence(fact)}</p>
          {isToCall(fact, question?.kept.length ?? 0) ? <Calls ask={fact.ask} /> : null}
        </div>
      ))}
    </div>
  );
}

const adviceOf = ({ term: { criterion } }: ThinTerm<Winery>) =>
  criterion.is === "unrecorded" ? criterion.advice : undefined;

const isToCall = (fact: ThinTerm<Winery>, kept: number) =>
  !adviceOf(fact) && (fact.known < fact.total * THIN_SHARE || kept < FEW);

/** "Open Sunday: hours known for 98 of 186 wineries.", "Dogs welcome: known for 2 of 186 wineries." */
function knownSentence(fact: ThinTerm<Winery>): string {
  const { known, total, isOpenEnded } = fact;
  const { criterion } = fact.term;
  const label = criterion.is === "unrecorded" ? criterion.about : criterionLabel(criterion);
  const advice = adviceOf(fact);
  if (advice) return `${label}: ${advice}`;
  if (isOpenEnded) return `${label}: no one has told us, so nothing is left out.`;
  const of = `known for ${known === 0 ? "none" : known} of ${total} wineries.`;
  return `${label}: ${criterion.is === "open" ? `hours ${of}` : of}`;
}

/** A few that are all else that is asked for, with a phone. */
function Calls({ ask }: { readonly ask: readonly Winery[] }) {
  const named = ask.filter(({ phone }) => phone !== null).slice(0, NAMED);
  if (named.length === 0) return null;
  return (
    <p>
      {named.length < ask.length ? `${ask.length} more may fit. Call ` : "Call "}
      {named.map(({ id, slug, name, phone }, at) => (
        <span key={id}>
          {at === 0 ? "" : at === named.length - 1 ? " or " : ", "}
          <Link href={paths.winery(slug)} className="underline underline-offset-4">
            {name}
          </Link>{" "}
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-6 items-center whitespace-nowrap text-wine underline underline-offset-4"
          >
            {formatPhone(phone ?? "")}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
