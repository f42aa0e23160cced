import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, plural } from "#shared/domain/site/words.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";

/** Which wineries of a trip left the guide, and why; their number alone where that is not known. */
export function DepartedNotice({ ids }: { readonly ids: readonly number[] }) {
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const gone = data.filter(({ id }) => ids.includes(id));
  return (
    <div className="mb-8 max-w-prose border-l-2 border-gold pl-4 font-sans text-sm">
      <p>
        {counted(ids.length, "winery", "wineries")} of this trip {plural(ids.length, "has", "have")}{" "}
        left the guide since; the plan does without.
      </p>
      <ul>
        {gone.map(({ id, slug, name, kind, since, reason }) => (
          <li key={id} className="mt-1">
            <Link href={paths.winery(slug)} className="text-wine underline underline-offset-4">
              {name}
            </Link>
            <span>
              {`: ${DEPARTURE_LABELS[kind]}${since === null ? "" : `, ${formatFactDate(since)}`}. ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
