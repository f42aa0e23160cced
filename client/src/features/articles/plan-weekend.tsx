import { useId } from "react";
import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

interface PlanWeekendProps {
  readonly slug: string;
  readonly base: string;
  /** How many of the article's wineries the weekend has. */
  readonly planned: number;
  readonly named: number;
}

/** From an article to the planner, filled with two days at its wineries; a link, so that it works before any script. */
export function PlanWeekend({ slug, base, planned, named }: PlanWeekendProps) {
  const noteId = useId();
  return (
    <div>
      <Link
        href={paths.plannerWithArticle(slug)}
        className={buttonClass("primary", "lg")}
        aria-describedby={noteId}
      >
        Plan this weekend
      </Link>
      <p id={noteId} className="mt-2 max-w-prose text-sm text-ink-soft">
        {whichOnes(planned, named)}, from {base}, over a Saturday and Sunday.
      </p>
    </div>
  );
}

function whichOnes(planned: number, named: number): string {
  if (planned < named) return `With ${planned} of the ${named}`;
  return planned === 1 ? "With it" : `With all ${planned}`;
}
