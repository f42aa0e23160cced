import type { RegionVisit, SourcedSentence } from "#client/content/region-visits.ts";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { Row } from "./visit-row.tsx";

interface VisitNotesProps {
  readonly ava: Ava;
  /** Undefined where no source says anything. */
  readonly visit: RegionVisit | undefined;
}

/** When to come and what to taste, each sentence with its source and date; nothing where none is known. */
export function VisitNotes({ ava, visit }: VisitNotesProps) {
  if (!visit) return null;
  return (
    <>
      <Sentences term="Season" sentences={visit.season} ava={ava} />
      <Sentences term="Taste" sentences={visit.taste} ava={ava} />
    </>
  );
}

interface SentencesProps extends Pick<VisitNotesProps, "ava"> {
  readonly term: string;
  readonly sentences: readonly SourcedSentence[];
}

function Sentences({ term, sentences, ava }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Row term={term}>
      <ul className="grid gap-3">
        {sentences.map(({ text, source }) => (
          <li key={text}>
            {text}
            <span className="block text-xs text-ink-faint">
              {source ? (
                <>
                  <SourceLink source={source} />,{" "}
                  {source.date === null ? "no date given" : formatFactDate(source.date)}
                </>
              ) : (
                `Federal rule ${ava.fr}, ${formatFactDate(ava.published)}, and Washington State Wine Commission`
              )}
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
}
