import { Spot } from "#client/art/spot.tsx";
import type { Author } from "#shared/site.ts";

/** A writer, with a drawing of what they carry: no face is invented. */
export function AuthorCard({ author }: { readonly author: Author }) {
  return (
    <div className="flex items-start gap-5">
      <Spot name={`writer-${author.id}`} className="size-20 shrink-0" />
      <div>
        <p className="font-display text-xl leading-tight font-medium">{author.name}</p>
        <p className="mt-0.5 text-sm text-wine">{author.role}</p>
        <p className="mt-2 font-serif text-base text-ink-soft">{author.bio}</p>
      </div>
    </div>
  );
}
