import { Link } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";

/** That what the address asks for is not in the guide, and where there is more of its kind. */
export function NotThere({ what }: { readonly what: string }) {
  return (
    <div role="alert" className="mb-10">
      <p className="font-serif text-lg">{what}</p>
      <p className="mt-1 text-sm text-ink-soft">
        Your plan begins without it. You can begin with one of the{" "}
        <Link href={paths.readyTrips} className="text-wine underline underline-offset-4">
          ready-made trips
        </Link>{" "}
        too, or with one of the{" "}
        <Link href={paths.blog} className="text-wine underline underline-offset-4">
          articles
        </Link>
        .
      </p>
    </div>
  );
}
