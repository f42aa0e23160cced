import { type ReactNode, useMemo } from "react";
import { useCourses } from "#client/entities/drive/use-courses.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { DriveCourse } from "#shared/domain/trip/drive-course.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";
import { AddStop } from "./edit/add-stop.tsx";
import { ChangeBar } from "./edit/change-bar.tsx";
import { removeWinery } from "./edit/choice-edits.ts";
import { DayTools } from "./edit/day-tools.tsx";
import { DragArea } from "./edit/drag/drag-area.tsx";
import { applyRepair, bestOrder, type Editing, setStartWeekday, setWish } from "./edit/edits.ts";
import { StopTools } from "./edit/stop-tools.tsx";
import { TripTools } from "./edit/trip-tools.tsx";
import { type Edits, useEdits } from "./edit/use-edits.ts";
import { WeekdayChoice } from "./edit/weekday-choice.tsx";
import { LeftOut } from "./left-out/left-out.tsx";
import { MapCaption } from "./map/map-caption.tsx";
import { type MappedPlan, mappedPlan } from "./map/mapped-plan.ts";
import { BeforeYouGo } from "./notes/before-you-go.tsx";
import { ProofNote } from "./notes/proof-note.tsx";
import type { EditedPlan } from "./plan/edited-plan.ts";
import type { ItineraryFacts } from "./plan/plan-facts.ts";
import { planDates, planInShort, wantedStops } from "./plan/plan-in-short.ts";
import type { PlanAnswer } from "./plan/work-out-plan.ts";
import { DayChapter } from "./timeline/day-chapter.tsx";

export interface ItineraryProps {
  /** Where it begins; another key is needed to begin anew. */
  readonly initial: EditedPlan;
  readonly facts: ItineraryFacts;
  /** The exact party. */
  readonly guests: number;
  /** Today in Washington. */
  readonly today: CalendarDate;
  /** What the guests of the trip's group marked: the plan is made for them too. */
  readonly groupMarks?: readonly Marks[] | undefined;
  /** The plan it begins with, where it is there already. */
  readonly atHand?: PlanAnswer | null | undefined;
  /** Called with each change; absent where the plan cannot be changed. */
  readonly onChange?: ((edited: EditedPlan) => void) | undefined;
  /** Takes the facts with one more winery; absent where none can be added. */
  readonly onFacts?: ((facts: ItineraryFacts) => void) | undefined;
  readonly renderMap?: ((plan: MappedPlan) => ReactNode) | undefined;
  /** What stands above the plan: on its day, where to be now. */
  readonly renderAbove?: ((plan: PlanAnswer, edited: EditedPlan) => ReactNode) | undefined;
  /** Whether the changes are kept; it stands beside what the last one did. */
  readonly renderSaving?: ((plan: PlanAnswer) => ReactNode) | undefined;
  /** The courses of drives that came with the plan. */
  readonly courses?: readonly DriveCourse[] | undefined;
  /** What stands below the plan: taking it out, sharing it. */
  readonly renderBelow?:
    | ((plan: PlanAnswer, edited: EditedPlan, courses: readonly DriveCourse[]) => ReactNode)
    | undefined;
}

/** A plan as a travel story: its days as a timeline, a map, and everything that can be changed. */
export function Itinerary(props: ItineraryProps) {
  const { initial, facts, today, groupMarks, atHand, onChange } = props;
  const edits = useEdits({ initial, facts, today, groupMarks, atHand, onChange });
  const { heard, failure, retry } = edits.plan;
  if (!heard) {
    return failure ? <PlanFailure onRetry={retry} /> : <PlanSkeleton />;
  }
  return (
    <>
      {failure ? <PlanFailure onRetry={retry} /> : null}
      <ShownPlan {...props} edits={edits} plan={heard.answer} shown={heard.question.edited} />
    </>
  );
}

function PlanFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <TryAgain
      title="The plan could not be worked out. What you chose is kept."
      onRetry={onRetry}
      className="my-8"
    />
  );
}

function PlanSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Working out the plan…</span>
      <Skeleton className="h-[40rem]" />
    </div>
  );
}

interface ShownPlanProps extends ItineraryProps {
  readonly edits: Edits;
  readonly plan: PlanAnswer;
  /** What the plan on show answers. */
  readonly shown: EditedPlan;
}

function ShownPlan(props: ShownPlanProps) {
  const { facts, guests, today, onChange, onFacts, renderMap, renderAbove, renderBelow } = props;
  const { renderSaving, edits, plan, shown } = props;
  const { base } = shown.request;
  const { days } = plan;
  const nameOf = (id: number) => facts.wineries.get(id)?.name ?? "One winery";
  const editing: Editing = { edited: edits.edited, plan, nameOf };
  const courses = useCourses(base, days, props.courses);
  const mapped = useMemo(
    () => mappedPlan({ base, days, wineries: facts.wineries, courses }),
    [base, days, facts, courses],
  );
  const mayEdit = onChange !== undefined;
  const remove = (id: number) => {
    const edit = removeWinery(editing, id);
    if (edit) edits.edit(edit);
  };
  return (
    <div className="relative">
      {renderAbove?.(plan, shown)}
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-20">
        <div>
          <PlanHead plan={plan} base={base} isWhole={plan.left.length === 0} />
          <div className="mt-4">
            <ProofNote
              plan={plan}
              onBestOrder={mayEdit ? () => edits.edit(bestOrder(editing)) : undefined}
            />
            {mayEdit ? <TripTools editing={editing} today={today} onEdit={edits.edit} /> : null}
          </div>
          {plan.weekdays ? (
            <div className="mt-8">
              <WeekdayChoice
                outcomes={plan.weekdays}
                chosen={plan.startWeekday}
                wanted={wantedStops(shown.request)}
                onChoose={
                  mayEdit ? (weekday) => edits.edit(setStartWeekday(editing, weekday)) : undefined
                }
              />
            </div>
          ) : null}
        </div>
        <div className="mt-10 lg:order-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden">
          <div className="lg:sticky lg:top-6">
            {renderMap?.(mapped)}
            {renderMap ? <MapCaption plan={mapped} /> : null}
          </div>
        </div>
        <DragArea
          editing={editing}
          onEdit={edits.edit}
          className="itinerary-days mt-12 grid content-start gap-16"
        >
          <Days {...props} editing={editing} />
          {mayEdit && onFacts ? (
            <AddStop editing={editing} facts={facts} onFacts={onFacts} onEdit={edits.edit} />
          ) : null}
          <LeftOut
            plan={plan}
            wineries={facts.wineries}
            onRepair={mayEdit ? (repair) => edits.edit(applyRepair(editing, repair)) : undefined}
            onPlanAgain={mayEdit ? (id) => edits.edit(setWish(editing, id, "like")) : undefined}
            onRemove={mayEdit && shown.request.wineries.length > 1 ? remove : undefined}
          />
        </DragArea>
      </div>
      <div className="mt-16 grid gap-16">
        <BeforeYouGo days={days} wineries={facts.wineries} guests={guests} />
        {renderBelow?.(plan, shown, courses)}
      </div>
      {mayEdit ? (
        <ChangeBar said={edits.said} canUndo={edits.canUndo} onUndo={edits.undo}>
          {renderSaving?.(plan)}
        </ChangeBar>
      ) : null}
    </div>
  );
}

interface PlanHeadProps {
  readonly plan: PlanAnswer;
  readonly base: string;
  readonly isWhole: boolean;
}

function PlanHead({ plan, base, isWhole }: PlanHeadProps) {
  const dates = planDates(plan);
  return (
    <>
      <p className="max-w-prose font-serif text-xl text-ink-soft sm:text-2xl">
        {planInShort(plan, base)}
      </p>
      {dates ? <p className="mt-2 font-sans text-base">{dates}</p> : null}
      {isWhole && plan.contradictions.length === 0 ? null : (
        <p className="mt-3 font-sans text-base print:hidden">
          <a
            href="#left-out-section"
            className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
          >
            {plan.contradictions.length > 0
              ? "What you fixed cannot hold together: see why, and what would help"
              : `${plan.left.length === 1 ? "One stop is" : `${plan.left.length} stops are`} left out: see why, and what would help`}
          </a>
        </p>
      )}
    </>
  );
}

function Days(props: ShownPlanProps & { readonly editing: Editing }) {
  const { facts, guests, onChange, edits, plan, shown, editing } = props;
  const appointments = new Set(
    (shown.request.pins ?? []).flatMap(({ wineryId, begin }) =>
      typeof begin === "number" ? [wineryId] : [],
    ),
  );
  const mayEdit = onChange !== undefined;
  return plan.days.map((day, index) => (
    <DayChapter
      key={day.date ?? day.weekday}
      day={day}
      index={index}
      dayCount={plan.days.length}
      base={shown.request.base}
      facts={facts}
      guests={guests}
      firstNumber={
        1 + plan.days.slice(0, index).reduce((count, { stops }) => count + stops.length, 0)
      }
      isAppointment={(id) => appointments.has(id)}
      renderDayTools={
        mayEdit ? (at) => <DayTools day={at} editing={editing} onEdit={edits.edit} /> : undefined
      }
      renderStopTools={
        mayEdit
          ? (stop, at) => <StopTools stop={stop} day={at} editing={editing} onEdit={edits.edit} />
          : undefined
      }
    />
  ));
}
