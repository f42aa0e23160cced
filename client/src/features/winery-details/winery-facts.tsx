import { useDay } from "#client/lib/dates/use-day.ts";
import { FactRow } from "#client/ui/fact-row.tsx";
import { LinkItems } from "#client/ui/link-items.tsx";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { listed } from "#shared/domain/text/words.ts";
import { agingText, toConfirm, wasKnown } from "#shared/domain/winery/fact-age.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { FACTS, isKnown, SERVICES, type Service } from "#shared/domain/winery/winery-facts.ts";
import {
  feeLabel,
  oldVisitLabel,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";
import { asOf, FactList, sentenceCase } from "./fact-section.tsx";

interface WineryProps {
  readonly winery: WineryDetails;
}

interface VisitFactsProps extends WineryProps {
  /** Where a grape leads: the wineries that pour it. */
  readonly varietalHref: (varietal: string) => string;
}

/** Tasting fee, visit type, grapes and specialties (spec §2 Winery detail). */
export function VisitFacts({ winery, varietalHref }: VisitFactsProps) {
  const { varietals, specialties, feeNote } = winery;
  const today = useDay();
  return (
    <FactList title="The visit">
      <FactRow
        label="Tasting fee"
        note={agingText(winery, "tastingFee", today) ?? asOf(winery, "tastingFee")}
      >
        {feeLabel(winery)}
        {feeNote === null ? null : (
          <span className="block text-ink-soft">
            {wasKnown(winery, "tastingFee") ? `Then ${feeNote}` : sentenceCase(feeNote)}
          </span>
        )}
      </FactRow>
      <Visits winery={winery} />
      <FactRow label="Varietals">
        {knowsVarietals(winery) && (
          <ul className="-my-2.5 flex flex-wrap gap-x-4 lg:-my-1">
            <LinkItems
              links={varietals.map((label) => ({ href: varietalHref(label), label }))}
              className="inline-flex min-h-11 items-center underline lg:min-h-8 decoration-rule-strong underline-offset-4 hover:text-wine hover:decoration-wine"
            />
          </ul>
        )}
      </FactRow>
      <FactRow label="Specialties">{specialties.length > 0 && specialties.join(", ")}</FactRow>
    </FactList>
  );
}

/** Whether there is a grape to name. */
const knowsVarietals = (winery: WineryDetails): boolean =>
  isKnown(winery, "varietals") && winery.varietals.length > 0;

/** The visit label (spec §2, word for word), what an outdated rule said, and what a visitor can do. */
function Visits({ winery }: WineryProps) {
  const contact = visitContact(winery);
  const old = oldVisitLabel(winery);
  const rule = ["reservationsRequired", "walkInsWelcome"].find((fact) => asOf(winery, fact));
  return (
    <FactRow label="Visits" note={rule === undefined || old !== null ? null : asOf(winery, rule)}>
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
    </FactRow>
  );
}

/** How to reach a winery: address and directions, phone, e-mail, website; what is missing is left out. */
export function ContactFacts({ winery }: WineryProps) {
  const { address, city, state, zipCode, phone, email, website } = winery;
  return (
    <FactList title="Contact">
      <FactRow label="Address">
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
      </FactRow>
      <FactRow label="Phone">
        {phone !== null && (
          <a href={`tel:${phone}`} className={LINK}>
            {formatPhone(phone)}
          </a>
        )}
      </FactRow>
      <FactRow label="Email">
        {email !== null && (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
      </FactRow>
      <FactRow label="Website">
        {website !== null && (
          <OutsideLink href={website} className={LINK}>
            {hostOf(website)}
          </OutsideLink>
        )}
      </FactRow>
      <FactRow label="Phone, website">
        {phone === null && website === null && email === null && "Contact details coming"}
      </FactRow>
    </FactList>
  );
}

const LINK =
  "-my-2.5 inline-flex min-h-11 items-center wrap-anywhere text-wine underline decoration-1 underline-offset-4";

/** "example.com" for "https://www.example.com/visit". */
function hostOf(website: string): string {
  return new URL(website).host.replace(/^www\./, "");
}

/** What a winery offers beyond the visit; what nobody has verified is one line, and never "No". */
export function ServiceFacts({ winery }: WineryProps) {
  const isUnknown = (fact: Service) => !isKnown(winery, fact) && !wasKnown(winery, fact);
  const unknown = [
    ...(knowsVarietals(winery) ? [] : ["varietals"]),
    ...SERVICES.filter(isUnknown).map((fact) => FACTS[fact].called),
  ];
  return (
    <FactList title="Services">
      {SERVICES.filter((fact) => !isUnknown(fact)).map((fact) => (
        <FactRow
          key={fact}
          label={FACTS[fact].service}
          note={isKnown(winery, fact) ? asOf(winery, fact) : null}
        >
          {serviceText(winery, fact)}
        </FactRow>
      ))}
      <FactRow label="Unknown">{unknown.length > 0 && sentenceCase(listed(unknown))}</FactRow>
    </FactList>
  );
}

function serviceText(winery: WineryDetails, fact: Service): string {
  const offered = winery[fact] ? "Yes" : "No";
  return isKnown(winery, fact) ? offered : toConfirm(offered, winery.asOf[fact]);
}

/** Spec §2: shown when either rating exists or the winery is featured. */
export function RatingFacts({ winery }: WineryProps) {
  const { yelpRating, wineSearcherRating, isFeatured } = winery;
  if (yelpRating === null && wineSearcherRating === null && !isFeatured) return null;
  return (
    <FactList title="Ratings">
      <FactRow label="Yelp">{ratingText(yelpRating, 5)}</FactRow>
      <FactRow label="Wine Searcher, highest">{ratingText(wineSearcherRating, 100)}</FactRow>
    </FactList>
  );
}

function ratingText(rating: number | null, outOf: number): string {
  return rating === null ? "No rating on file" : `${rating} out of ${outOf}`;
}

/** What the place is like, since when there is one, and who makes the wine; nothing without facts. */
export function PlaceFacts({ winery }: WineryProps) {
  const { setting, founded, winemaker } = winery;
  if (setting.length === 0 && founded === null && winemaker === null) return null;
  return (
    <FactList title="The place">
      <FactRow label="Setting">{setting.length > 0 && sentenceCase(setting.join(", "))}</FactRow>
      <FactRow label="Founded">{founded}</FactRow>
      <FactRow label="Winemaker" note={asOf(winery, "winemaker")}>
        {winemaker}
      </FactRow>
    </FactList>
  );
}
