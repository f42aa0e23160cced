import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { Repair } from "#shared/domain/schedule/repairs.ts";
import { usePlanOnPage } from "../edit/editing.ts";
import { repairEdit } from "../edit/edits.ts";
import { ToolButton } from "./trip-section.tsx";

/** Stops that did not fit, with the reasons and possible repairs. */
export function LeftOut() {
  const { trip, plan, facts, mayEdit } = usePlanOnPage();
  const { left, contradictions, repairs } = plan;
  if (left.length === 0 && contradictions.length === 0) return null;
  return (
    <section
      aria-labelledby="left-out"
      id="left-out-section"
      className="border-t-2 border-gold pt-5"
    >
      <h3 id="left-out" className="font-display text-3xl">
        {contradictions.length > 0 ? "Your pinned stops conflict" : "Left out"}
      </h3>
      {contradictions.length > 0 ? (
        <ul className="mt-4 grid gap-2 font-serif text-lg">
          {contradictions.map(({ text }) => (
            <li key={text}>{text}.</li>
          ))}
        </ul>
      ) : (
        <ul className="mt-5 grid gap-5">
          {left.map(({ wineryId, reasons }) => (
            <li key={wineryId} className="max-w-prose">
              <p className="font-display text-xl">{facts.wineries.get(wineryId)?.name}</p>
              <ul className="font-sans text-sm text-ink-soft">
                {reasons.map(({ text, code, day }) => (
                  <li key={`${code} ${day}`}>{text}.</li>
                ))}
              </ul>
              {mayEdit ? (
                <div className="-ml-4 flex flex-wrap print:hidden">
                  {reasons.some(({ code }) => code === "skipped") ? (
                    <EditButton
                      label="Plan it again"
                      makes={{ kind: "wish", wineryId, wish: "like" }}
                    />
                  ) : null}
                  {/* A trip keeps at least one. */}
                  {trip.wineries.length > 1 ? (
                    <EditButton label="Remove from the trip" makes={{ kind: "remove", wineryId }} />
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? <Repairs repairs={repairs} /> : null}
    </section>
  );
}

interface EditButtonProps {
  readonly label: string;
  readonly makes: Extract<TripEdit, { wineryId: number }>;
}

function EditButton({ label, makes }: EditButtonProps) {
  const { nameOf, edit } = usePlanOnPage();
  return (
    <ToolButton variant="quiet" onClick={() => edit(makes)}>
      {label}
      <span className="sr-only">: {nameOf(makes.wineryId)}</span>
    </ToolButton>
  );
}

function Repairs({ repairs }: { readonly repairs: readonly Repair[] | null }) {
  const { planned, edit } = usePlanOnPage();
  if (repairs === null) {
    return (
      <p role="status" className="mt-6 font-sans text-sm text-ink-soft">
        Looking for what would help…
      </p>
    );
  }
  if (repairs.length === 0) return null;
  return (
    <div className="mt-7 print:hidden">
      <h4 className="font-sans text-sm font-semibold">What would help</h4>
      <ul className="mt-2 border-t border-rule">
        {repairs.map((repair) => {
          const [action = repair.text, effect] = repair.text.split(": ");
          return (
            <li key={repair.text} className="border-b border-rule">
              <button
                type="button"
                onClick={() => edit(repairEdit(planned, repair))}
                className="group flex min-h-16 w-full items-center gap-4 py-3 text-left hover:bg-wine-tint"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-display text-lg text-wine underline decoration-rule-strong decoration-1 underline-offset-4 group-hover:decoration-wine">
                    {action}
                  </span>
                  <span className="block font-sans text-sm text-ink-soft">{effect}</span>
                </span>
                <span aria-hidden="true" className="pr-1 font-display text-2xl text-wine">
                  →
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
