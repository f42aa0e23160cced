import type { ReactNode } from "react";
import type { SubmitHandler } from "react-hook-form";
import { Button } from "#client/ui/button.tsx";
import type { TripForm as TripFormAnswers } from "#shared/api/trips/trip-form.ts";
import { DaySection } from "./day-section.tsx";
import { PlaceSection } from "./place-section.tsx";
import { TasteSection } from "./taste-section.tsx";
import type { FormControls } from "./trip-rules.ts";

interface TripFormProps {
  readonly form: FormControls;
  /** Above the button. */
  readonly notice?: ReactNode;
  readonly onSubmit: SubmitHandler<TripFormAnswers>;
  readonly onStartOver: () => void;
  /** The visitor has begun: preload what the next step needs. */
  readonly onTouch: () => void;
}

/** The trip's questions (spec §5, §9); nothing is sent from here. */
export function TripForm({ form, notice, onSubmit, onStartOver, onTouch }: TripFormProps) {
  const { errors } = form.formState;
  const problems = Object.keys(errors).length;
  return (
    <form
      noValidate
      aria-label="Your trip"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      onFocus={onTouch}
      onPointerEnter={onTouch}
    >
      <PlaceSection form={form} />
      <DaySection form={form} />
      <TasteSection form={form} />
      <div className="border-t border-rule pt-8 lg:pl-[18.5rem]">
        {notice}
        <p role="alert" className="font-sans text-sm font-medium text-danger empty:hidden">
          {problems > 0 &&
            `${problems === 1 ? "One answer is" : `${problems} answers are`} still needed above.`}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" size="lg" className="max-sm:w-full">
            Find Wineries
          </Button>
          <Button variant="quiet" onClick={onStartOver} className="max-sm:w-full">
            Start over
          </Button>
        </div>
        <p className="mt-5 font-sans text-xs text-ink-faint">
          Your answers stay on this device until you start over.
        </p>
      </div>
    </form>
  );
}
