import { Link } from "wouter";

interface SectionHeadProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  /** The way to all of what the section shows some of. */
  readonly href: string;
  readonly all: string;
}

/** The head of a section of the home page. */
export function SectionHead({ id, eyebrow, title, href, all }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} className="mt-3 font-display text-3xl sm:text-4xl">
          {title}
        </h2>
      </div>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-wine underline underline-offset-4"
      >
        {all}
      </Link>
    </div>
  );
}
