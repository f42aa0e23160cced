import { Link } from "wouter";

interface LinkItemsProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly className: string;
  readonly itemClass?: string;
  /** The page that is shown, whose link says so. */
  readonly location?: string;
  readonly onChoose?: (() => void) | undefined;
}

/** Links to pages of the site, each an item of a list. */
export function LinkItems({ links, className, itemClass, location, onChoose }: LinkItemsProps) {
  return links.map(({ href, label }) => (
    <li key={href} className={itemClass}>
      <Link
        href={href}
        onClick={onChoose}
        aria-current={isCurrent(href, location) ? "page" : undefined}
        className={className}
      >
        {label}
      </Link>
    </li>
  ));
}

/** Whether a link leads to the page that is shown, or to the section it belongs to. */
export function isCurrent(href: string, location = ""): boolean {
  return location === href || location.startsWith(`${href}/`);
}
