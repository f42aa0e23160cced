import { chosenFacets, type DirectoryFilters } from "./directory-filters.ts";
import { chipLabel, type Facet } from "./facets.ts";

interface FilterChipsProps {
  readonly filters: DirectoryFilters;
  readonly onRemove: (facet: Facet) => void;
}

/** The choices in force, each removed by one press. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const facets = chosenFacets(filters);
  if (facets.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
      {facets.map((facet) => (
        <li key={facet}>
          <button
            type="button"
            aria-label={`Remove ${chipLabel(facet, filters)}`}
            onClick={() => onRemove(facet)}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-wine-tint px-4 text-sm text-wine-deep hover:bg-sunken"
          >
            {chipLabel(facet, filters)}
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5">
              <path d="M1 1 11 11M11 1 1 11" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
