import type { WineryDetails } from "#shared/api/wineries.ts";
import { toConfirm, wasKnown } from "#shared/domain/winery/fact-age.ts";
import { FACTS, isKnown, SERVICES, type Service } from "#shared/domain/winery/winery-facts.ts";
import { asOf } from "./as-of.ts";
import { Fact, FactList, FactSection } from "./fact-section.tsx";

interface ServiceFactsProps {
  readonly winery: WineryDetails;
}

/** What a winery offers beyond the visit; what nobody has verified is said to be so, never "No". */
export function ServiceFacts({ winery }: ServiceFactsProps) {
  return (
    <FactSection group="services">
      <FactList>
        {SERVICES.map((fact) => (
          <Fact
            key={fact}
            label={FACTS[fact].service}
            asOf={isKnown(winery, fact) ? asOf(winery, fact) : null}
          >
            {serviceText(winery, fact)}
          </Fact>
        ))}
      </FactList>
    </FactSection>
  );
}

function serviceText(winery: WineryDetails, fact: Service): string {
  const offered = winery[fact] ? "Yes" : "No";
  if (wasKnown(winery, fact)) return toConfirm(offered, winery.asOf[fact]);
  return isKnown(winery, fact) ? offered : "Unknown";
}
