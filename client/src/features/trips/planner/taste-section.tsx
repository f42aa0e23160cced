import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { TextField } from "#client/ui/field.tsx";
import { LineIcon } from "#client/ui/line-icon.tsx";
import { budgetCounts } from "#shared/domain/trips/trip-fit.ts";
import {
  BUDGETS,
  DRIVING_DISTANCES,
  RESERVATION_PREFERENCES,
} from "#shared/domain/trips/trip-options.ts";
import { splitList } from "#shared/domain/trips/trip-rules.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";
import { FormSection, Optional } from "./form-section.tsx";
import { type FormControls, useNames } from "./trip-rules.ts";

/** Distance, budget, reservations and wines; only the wines narrow the list (spec §9). */
export function TasteSection({ form }: { readonly form: FormControls }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const notes = useFactNotes();
  const questions = [
    { name: "drivingDistance", label: "Driving distance", choices: DRIVING_DISTANCES, note: null },
    { name: "budget", label: "Budget", choices: notes.budgets, note: notes.fee },
    {
      name: "reservationPreference",
      label: "Reservation preference",
      choices: RESERVATION_PREFERENCES,
      note: notes.visits,
    },
  ] as const;
  return (
    <FormSection
      title="What you like"
      lead="Every winery that misses one of these says so, and by how much. Wines narrow the list."
    >
      {questions.map(({ name, label, choices, note }) => (
        <ChoiceGroup
          key={name}
          label={label}
          choices={choices}
          inputOf={() => register(name)}
          look="tags"
          isRequired
          note={note}
          error={errors[name]?.message}
        />
      ))}
      <Controller
        name="preferences"
        control={control}
        render={({ field }) => (
          <div className="min-w-0">
            <TextField
              {...field}
              label={<Optional>Wine preferences</Optional>}
              hint="Separate varietals with commas. Only wineries known to pour one of them are listed."
              error={errors.preferences?.message}
              autoComplete="off"
              placeholder="Syrah, Riesling"
            />
            <VarietalTags value={field.value} onChange={field.onChange} />
          </div>
        )}
      />
    </FormSection>
  );
}

interface VarietalTagsProps {
  /** Comma separated, as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Adds common varietals to the preferences with a press, or removes them. */
function VarietalTags({ value, onChange }: VarietalTagsProps) {
  const names = useNames()?.VARIETAL_NAMES ?? [];
  const typed = splitList(value);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const isTyped = (name: string) => typed.some((part) => isSame(part, name));
  const toggle = (name: string) => {
    const others = typed.filter((part) => !isSame(part, name));
    onChange((isTyped(name) ? others : [...typed, name]).join(", "));
  };
  return (
    <ul
      aria-label="Common varietals"
      className="form-tags mt-2 -ml-3 flex min-h-11 flex-wrap gap-x-1"
    >
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={isTyped(name)}
            onClick={() => toggle(name)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-sans whitespace-nowrap text-sm text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-wine-tint aria-pressed:font-semibold aria-pressed:text-wine"
          >
            <LineIcon
              box={12}
              d={isTyped(name) ? "M1.5 6.5 4.5 9.5 10.5 2.5" : "M6 1.5v9M1.5 6h9"}
              className="size-3"
            />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * For how many wineries fees and visit policies are known; nothing until the planner has loaded the list,
 * which it does once the form is touched.
 */
function useFactNotes() {
  const { data: wineries } = useQuery({ ...wineryQueries.all(), enabled: false });
  const note = (what: string, facts: readonly WineryFact[]) => {
    if (!wineries) return null;
    const known = wineries.filter((winery) => facts.some((fact) => isKnown(winery, fact))).length;
    if (known === wineries.length) return null;
    return `${what} known for ${known === 0 ? "none" : known} of ${wineries.length} wineries. The others stay in your list and say so.`;
  };
  /** The budget choices, each with how many wineries are known to fit. */
  const budgets: readonly { readonly value: string; readonly count?: number }[] = wineries
    ? budgetCounts(wineries)
    : BUDGETS;
  const none = budgets.filter(({ count }) => count === 0);
  const fee = note("The fee is", ["tastingFee"]);
  return {
    budgets,
    fee:
      fee && none.length > 0
        ? `${fee} None is known to fit ${none.map(({ value }) => `“${value}”`).join(" or ")}.`
        : fee,
    visits: note("Walk-ins and reservations are", ["reservationsRequired", "walkInsWelcome"]),
  };
}
