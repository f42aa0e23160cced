import { Link } from "wouter";
import type { Winery } from "#shared/api/wineries.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { Fact, FactList, FactSection } from "./fact-section.tsx";

interface VisitFactsProps {
  readonly winery: Winery;
  /** Where a grape leads: the wineries that pour it. */
  readonly varietalHref: (varietal: string) => string;
}

/** Tasting fee, visit type, grapes and specialties (spec §2 Winery detail). */
export function VisitFacts({ winery, varietalHref }: VisitFactsProps) {
  const { varietals, specialties } = winery;
  const knowsVarietals = isKnown(winery, "varietals") && varietals.length > 0;
  return (
    <FactSection title="The visit">
      <FactList>
        <Fact label="Tasting fee">{feeLabel(winery)}</Fact>
        <Fact label="Visits">{visitLabel(winery)}</Fact>
        <Fact label="Varietals">
          {knowsVarietals ? (
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
          ) : (
            "Not verified"
          )}
        </Fact>
        {specialties.length > 0 ? <Fact label="Specialties">{specialties.join(", ")}</Fact> : null}
      </FactList>
    </FactSection>
  );
}
