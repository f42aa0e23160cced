import { illustrationPath } from "#shared/domain/site/illustrations.ts";

/** Stands where a row names none: it is on the table of every tasting room. */
const ANYWHERE = "bottles";

interface IllustrationProps {
  /** A file of `client/public/illustrations`. */
  readonly name: string | null | undefined;
  /** Size and shape: what does not fit is cut off at the sides. */
  readonly className: string;
  /** Whether it is seen at once, without scrolling. */
  readonly isFirst?: boolean;
}

/** The illustration of a card or page. It says nothing that the words beside it do not, so it has no alternative text. */
export function Illustration({ name, className, isFirst = false }: IllustrationProps) {
  return (
    <img
      src={illustrationPath(name ?? ANYWHERE)}
      alt=""
      width={320}
      height={120}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={`bg-sunken object-cover ${className}`}
    />
  );
}

interface AvaEmblemProps {
  /** An AVA's id, e.g. `red-mountain`. */
  readonly id: string;
  readonly className: string;
}

/** The round mark of a growing region, drawn for 32 px and up. */
export function AvaEmblem({ id, className }: AvaEmblemProps) {
  return (
    <img
      src={illustrationPath(`emblems/${id}`)}
      alt=""
      width={64}
      height={64}
      decoding="async"
      className={className}
    />
  );
}
