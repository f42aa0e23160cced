import { type ReactNode, useId } from "react";

interface FactSectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled group of facts under a hairline. */
export function FactSection({ title, className = "", children }: FactSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`border-t border-ink pt-5 ${className}`}>
      <h2 id={id} className="font-display text-xl font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactListProps {
  readonly children: ReactNode;
}

/** Facts in rows with hairlines between them: `Fact`s go inside. */
export function FactList({ children }: FactListProps) {
  return <dl className="mt-3 divide-y divide-rule text-sm">{children}</dl>;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 py-3">
      <dt className="text-ink-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
