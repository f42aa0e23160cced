import { Link } from "wouter";
import { type ButtonVariant, buttonClass } from "./button.tsx";

interface EmptyStateProps {
  /** That there is nothing yet, and how something comes here. */
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly variant?: ButtonVariant;
}

/** Stands where a visitor's own list is still empty, and leads to where it is filled. */
export function EmptyState({ text, href, action, variant = "secondary" }: EmptyStateProps) {
  return (
    <div className="mt-6">
      <p className="max-w-prose font-serif text-lg text-ink-soft">{text}</p>
      <Link href={href} className={buttonClass(variant, "md", "mt-6")}>
        {action}
      </Link>
    </div>
  );
}
