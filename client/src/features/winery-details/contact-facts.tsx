import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { Fact, FactList, FactSection } from "./fact-section.tsx";

interface ContactFactsProps {
  readonly winery: WineryDetails;
}

/** How to reach a winery: address and directions, phone, e-mail, website; what is missing is left out. */
export function ContactFacts({ winery }: ContactFactsProps) {
  const { address, city, state, zipCode, phone, email, website } = winery;
  return (
    <FactSection title="Contact">
      <FactList>
        <Fact label="Address">
          <address className="not-italic">
            {address}
            <br />
            {city}, {state} {zipCode}
          </address>
          <OutsideLink
            href={directionsUrl({ to: placeOfWinery(winery) })}
            className={LINK.replace("-my-2.5", "-mb-2")}
          >
            Directions
          </OutsideLink>
        </Fact>
        {phone === null ? null : (
          <Fact label="Phone">
            <a href={`tel:${phone}`} className={LINK}>
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        {email === null ? null : (
          <Fact label="Email">
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Fact>
        )}
        {website === null ? null : (
          <Fact label="Website">
            <OutsideLink href={website} className={LINK}>
              {hostOf(website)}
            </OutsideLink>
          </Fact>
        )}
        {phone === null && website === null && email === null ? (
          <Fact label="Phone, website">Contact details coming</Fact>
        ) : null}
      </FactList>
    </FactSection>
  );
}

const LINK =
  "-my-2.5 inline-flex min-h-11 items-center wrap-anywhere text-wine underline decoration-1 underline-offset-4";

/** "example.com" for "https://www.example.com/visit". */
function hostOf(website: string): string {
  return new URL(website).host.replace(/^www\./, "");
}
