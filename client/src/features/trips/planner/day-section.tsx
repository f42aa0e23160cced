import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { listen } from "#client/lib/listen.ts";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { TextField } from "#client/ui/field.tsx";
import { SelectField } from "#client/ui/select.tsx";
import { MAX_GUESTS } from "#shared/api/limits.ts";
import { TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import { LARGE_PARTY, partyAnswer } from "#shared/domain/trips/trip-party.ts";
import { FormSection } from "./form-section.tsx";
import type { FormControls } from "./trip-rules.ts";

/**
 * Guests, days, and wineries per day (spec §9 Planner form options); "7+ people" opens a field for the
 * exact number.
 */
export function DaySection({ form }: { readonly form: FormControls }) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const guests = useWatch({ control, name: "guests" });
  // Typing 12 passes through 1: the field stays open while it has the focus.
  const [isTyping, setIsTyping] = useState(false);
  const isOpen = isTyping || !(guests < LARGE_PARTY);
  const number = register("guests", { valueAsNumber: true });
  return (
    <FormSection
      title="Your days"
      lead="How many of you there are, how long you have, and how full a day should be."
    >
      <ChoiceGroup
        label="Time available"
        choices={TIMES_AVAILABLE}
        inputOf={() => register("timeAvailable")}
        look="tags"
        isRequired
        error={errors.timeAvailable?.message}
      />
      <div className="form-pair" data-wide="second">
        <div className="grid gap-4">
          <SelectField
            label="Guests"
            error={isOpen ? undefined : errors.guests?.message}
            required
            value={isOpen ? LARGE_PARTY : partyAnswer(guests)}
            onChange={({ target }) =>
              setValue("guests", Number(target.value), { shouldDirty: true })
            }
          >
            <option value={2}>2 people</option>
            <option value={3}>3-4 people</option>
            <option value={5}>5-6 people</option>
            <option value={7}>7+ people</option>
          </SelectField>
          {isOpen ? (
            <TextField
              {...number}
              label="How many exactly"
              error={errors.guests?.message}
              required
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_GUESTS}
              onFocus={() => setIsTyping(true)}
              onBlur={(event) => {
                setIsTyping(false);
                void number.onBlur(event);
              }}
            />
          ) : null}
        </div>
        <div className="relative">
          <SelectField
            {...register("wineriesPerDay", { valueAsNumber: true })}
            label="Wineries per day"
            error={errors.wineriesPerDay?.message}
            required
          >
            <option value={1}>1</option>
            <option value={2}>2 (Recommended)</option>
            <option value={3}>3 (Recommended)</option>
            <option value={4}>4 (Maximum)</option>
          </SelectField>
          <PaceTip />
        </div>
      </div>
    </FormSection>
  );
}

/** A tooltip for mouse, keyboard and touch; Escape closes it (WCAG 1.4.13). */
function PaceTip() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A finger in Safari gives a button no focus, so none is lost at the next press.
  useEffect(() => listen(document, "pointerdown", () => setIsOpen(false)), []);
  return (
    <span
      className="absolute -top-2.5 right-0 inline-flex"
      onPointerEnter={(event) => setIsOpen(event.pointerType === "mouse")}
      onPointerLeave={() => setIsOpen(false)}
    >
      <button
        type="button"
        aria-label="How many do we recommend?"
        aria-describedby={id}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setIsOpen(false);
        }}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-wine"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-[1.125rem]">
          <circle cx="10" cy="10" r="8.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path
            d="M10 9.2v5M10 5.8v.1"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute right-0 bottom-full z-20 w-60 rounded bg-basalt px-3.5 py-2.5 font-sans text-xs text-on-basalt shadow-overlay"
      >
        We recommend 2-3 wineries for an enjoyable experience
      </span>
    </span>
  );
}
