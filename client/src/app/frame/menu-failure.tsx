import { Link } from "wouter";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { NAVIGATION } from "./navigation.ts";

/** Below the header in place of the menu that could not be loaded: the way to the pages all the same. */
export function MenuFailure({ onRetry }: FailureProps) {
  return (
    <div className="absolute inset-x-0 top-full z-40 border-b border-rule bg-paper px-gutter py-6 shadow-overlay">
      <TryAgain title="The menu could not be loaded." onRetry={onRetry} />
      <nav aria-label="Pages" className="mt-4 border-t border-rule pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {NAVIGATION.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-wine"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
