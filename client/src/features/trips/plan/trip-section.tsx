import type { ComponentProps, ReactNode } from "react";
import { whatFailed } from "#client/lib/call-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { useIntoView } from "#client/ui/failure/use-into-view.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { clockText, dateText } from "#shared/domain/schedule/wording.ts";
import { refusalOf, whyFailed } from "../store/trip-calls.ts";

interface TripSectionProps {
  readonly id: string;
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

export function TripSection({ id, title, isPrinted = false, children }: TripSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`border-t-2 border-ink pt-5 ${isPrinted ? "" : "print:hidden"}`}
    >
      <h3 id={id} className="font-display text-3xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface PressFailureProps {
  /** Null while there is none, or if it is shown elsewhere. */
  readonly error: Error | null;
  /** What failed where the site gave no reason: "It was not saved to your account." */
  readonly text: string;
}

/** Why an action failed. Rendered empty before, so that screen readers announce it. */
export function PressFailure({ error, text }: PressFailureProps) {
  const line = useIntoView<HTMLParagraphElement>(error);
  return (
    <p ref={line} role="alert" className="mt-3 font-sans text-sm text-danger empty:mt-0">
      {error && (refusalOf(error) ?? `${whatFailed(text, error)} ${whyFailed(error)}`)}
    </p>
  );
}

export const ToolButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" size="sm" {...props} />
);

/** "Saturday, December 5 at 6:40 PM", in Washington. */
export function timeText(at: Date): string {
  const { date, minutes } = clockInWashington(at);
  return `${dateText(date)} at ${clockText(minutes)}`;
}
