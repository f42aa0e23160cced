import { Link } from "wouter";
import { useDay } from "#client/lib/dates/use-day.ts";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { agingText, wasKnown } from "#shared/domain/winery/fact-age.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import {
  feeLabel,
  oldVisitLabel,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";
import { asOf, Fact, FactList, FactSection, sentenceCase } from "./fact-section.tsx";

interface VisitFactsProps {
  readonly winery: WineryDetails;
  /** Where a grape leads: the wineries that pour it. */
  readonly varietalHref: (varietal: string) => string;
}

/** Tasting fee, visit type, grapes and specialties (spec §2 Winery detail). */
export function VisitFacts({ winery, varietalHref }: VisitFactsProps) {
  const { varietals, specialties, feeNote } = winery;
  const today = clockInWashington(useDay()).date;
  return (
    <FactSection title="The visit">
      <FactList>
        <Fact
          label="Tasting fee"
          asOf={agingText(winery, "tastingFee", today) ?? asOf(winery, "tastingFee")}
        >
          {feeLabel(winery)}
          {feeNote === null ? null : (
            <span className="block text-ink-soft">
              {wasKnown(winery, "tastingFee") ? `Then ${feeNote}` : sentenceCase(feeNote)}
            </span>
          )}
        </Fact>
        <Visits winery={winery} />
        {knowsVarietals(winery) ? (
          <Fact label="Varietals">
            <ul className="-my-2.5 flex flex-wrap gap-x-4 lg:-my-1">
              {varietals.map((varietal) => (
                <li key={varietal}>
                  <Link
                    href={varietalHref(varietal)}
                    className="inline-flex min-h-11 items-center underline lg:min-h-8 decoration-rule-strong underline-offset-4 hover:text-wine hover:decoration-wine"
                  >
                    {varietal}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {specialties.length > 0 ? <Fact label="Specialties">{specialties.join(", ")}</Fact> : null}
      </FactList>
    </FactSection>
  );
}

/** Whether there is a grape to name. */
export const knowsVarietals = (winery: WineryDetails): boolean =>
  isKnown(winery, "varietals") && winery.varietals.length > 0;

/** The visit label to the letter (spec §2), what an old rule said, and what a visitor can do. */
function Visits({ winery }: Pick<VisitFactsProps, "winery">) {
  const contact = visitContact(winery);
  const old = oldVisitLabel(winery);
  const rule = ["reservationsRequired", "walkInsWelcome"].find((fact) => asOf(winery, fact));
  return (
    <Fact label="Visits" asOf={rule === undefined || old !== null ? null : asOf(winery, rule)}>
      {visitLabel(winery)}
      {contact === null ? null : (
        <span className="block">
          {contact.by === "none" ? (
            <span className="text-ink-soft">{contact.text}</span>
          ) : (
            <a
              href={contact.href}
              {...(contact.by === "website" && { target: "_blank", rel: "noopener noreferrer" })}
              className="-my-1 inline-flex min-h-11 items-center text-wine underline decoration-1 underline-offset-4"
            >
              {contact.text}
            </a>
          )}
        </span>
      )}
      {old === null ? null : <span className="block text-ink-soft">{old}</span>}
      {winery.visitNote === null ? null : (
        <span className="block text-ink-soft">
          {winery.visitNote}. {asOf(winery, "visitNote")}.
        </span>
      )}
    </Fact>
  );
}
