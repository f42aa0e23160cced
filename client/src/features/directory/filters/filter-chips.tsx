import { Chip, QuestionChips } from "#client/entities/question/question-chips.tsx";
import type { AskedQuestion } from "#client/entities/question/use-question.ts";
import { chipLabel, directoryFacets, type Facet, type FacetChoices } from "./facets.ts";

interface FilterChipsProps {
  readonly question: AskedQuestion | null;
  readonly filters: FacetChoices;
  readonly onAsk: (search: string) => void;
  readonly onRemove: (facet: Facet) => void;
}

/** What is asked for in words, then the choices in force, each removed by one press. */
export function FilterChips({ question, filters, onAsk, onRemove }: FilterChipsProps) {
  const facets = directoryFacets.chosen(filters);
  return (
    <QuestionChips question={question} onAsk={onAsk}>
      {facets.length === 0
        ? null
        : facets.map((facet) => (
            <li key={facet}>
              <Chip label={chipLabel(facet, filters)} onRemove={() => onRemove(facet)} />
            </li>
          ))}
    </QuestionChips>
  );
}
