import { Spot } from "#client/art/spot.tsx";
import { Button } from "#client/ui/button.tsx";
import { counted } from "#shared/domain/text/words.ts";
import type { WayOut } from "../filters/ways-out.ts";

interface NoResultsProps {
  readonly waysOut: readonly WayOut[];
  readonly onTake: (way: WayOut) => void;
}

/** Spec §8: the directory's empty text, with what could be let go and what that would bring. */
export function NoResults({ waysOut, onTake }: NoResultsProps) {
  return (
    <div className="mt-8 border-t border-rule py-12">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-2xl">No wineries found matching your criteria.</p>
      {waysOut.length > 0 ? (
        <ul className="mt-6 grid justify-items-start gap-3">
          {waysOut.map((way) => (
            <li key={way.label}>
              <Button variant="secondary" onClick={() => onTake(way)}>
                {way.label}
                <span className="font-normal text-ink-soft">
                  {counted(way.total, "winery", "wineries")}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
