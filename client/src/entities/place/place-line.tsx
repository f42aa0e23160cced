import { useDay } from "#client/lib/dates/use-day.ts";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { Place } from "#shared/api/places.ts";
import { listingOf, placeInWords } from "#shared/domain/places/eat-and-stay.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";

/** A place to eat or stay on a list: what and where it is, how to reach it, and who lists it since when. */
export function PlaceLine({ place }: { readonly place: Place }) {
  const today = useDay();
  const { name, street, phone, website, note, source } = place;
  const listing = listingOf(source.date, today);
  return (
    <div className="font-sans text-sm">
      <p>
        <span className="font-serif text-lg leading-snug">{name}</span>
        <span className="sr-only">, </span>
        <span className="block text-ink-soft">
          {placeInWords(place)}
          {street === null ? null : ` · ${street}`}
        </span>
      </p>
      {note === null ? null : <p className="mt-1">{note}</p>}
      {phone === null && website === null ? null : (
        <p className="flex flex-wrap gap-x-5">
          {phone === null ? null : (
            <a href={`tel:${phone}`} className={LINK}>
              {formatPhone(phone)}
            </a>
          )}
          {website === null ? null : (
            <OutsideLink href={website} className={LINK}>
              Website <span className="sr-only">of {name}</span>
            </OutsideLink>
          )}
        </p>
      )}
      <p className="mt-1 text-xs text-ink-faint">
        {listing.before}
        <SourceLink source={{ ...source, name: source.name.replace(/^The /, "the ") }} />
        {listing.after}
      </p>
    </div>
  );
}

const LINK =
  "inline-flex min-h-11 items-center wrap-anywhere text-wine underline decoration-1 underline-offset-4";
