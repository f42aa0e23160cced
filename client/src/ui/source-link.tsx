interface SourceLinkProps {
  readonly source: { readonly name: string; readonly url: string | null };
}

/** A source by its name, which leads there where it has an address. */
export function SourceLink({ source: { name, url } }: SourceLinkProps) {
  if (url === null) return name;
  return (
    <a href={url} rel="noopener" className="wrap-anywhere underline underline-offset-4">
      {name}
    </a>
  );
}
