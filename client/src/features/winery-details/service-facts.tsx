import type { Winery } from "#shared/api/wineries.ts";
import { FACTS, isKnown, SERVICES } from "#shared/domain/winery/winery-facts.ts";
import { Fact, FactList, FactSection } from "./fact-section.tsx";

interface ServiceFactsProps {
  readonly winery: Winery;
}

/** What a winery offers beyond the visit; what nobody has verified is said to be so, never "No". */
export function ServiceFacts({ winery }: ServiceFactsProps) {
  return (
    <FactSection title="Services">
      <FactList>
        {SERVICES.map((fact) => (
          <Fact key={fact} label={FACTS[fact].service}>
            {serviceText(winery[fact], isKnown(winery, fact))}
          </Fact>
        ))}
      </FactList>
    </FactSection>
  );
}

function serviceText(offered: boolean, known: boolean): string {
  if (!known) return "Not verified";
  return offered ? "Yes" : "No";
}
