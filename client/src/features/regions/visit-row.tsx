interface RowProps {
  readonly term: string;
  readonly children: React.ReactNode;
}

/** One term of a visit and what is known about it. */
export function Row({ term, children }: RowProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-rule py-3">
      <dt className="text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
