import { useContext } from "react";
import { focusNextRow } from "#client/lib/focus-next-row.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { leaveFocus } from "#client/lib/take-focus.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { PlanContext, useMaybeEditing } from "./edit/editing.ts";
import { ExportOptions } from "./export/export-options.tsx";
import { ToolButton, TripSection, timeText } from "./plan/trip-section.tsx";
import { GroupPanel } from "./sharing/group-panel.tsx";
import { SharePanel } from "./sharing/share-panel.tsx";
import { type OnServer, ServerStore } from "./store/server-store.ts";
import { SOMEONE } from "./store/trip-news.ts";
import type { TripStore } from "./store/trip-store.ts";

/** Exports of the plan; for a stored trip also its group, history and links. */
export function BesideThePlan({ store }: { readonly store: TripStore }) {
  const isHydrated = useIsHydrated();
  const hasPlan = useContext(PlanContext) !== null;
  const { stored } = store.use();
  const server = store instanceof ServerStore && stored ? { store, trip: stored } : null;
  return (
    <div className="grid grid-cols-1 gap-16 break-words">
      {/* Files and calendars name the address of the site, which a browser knows. */}
      {hasPlan && isHydrated ? <ExportOptions /> : null}
      {server ? (
        <>
          <GroupPanel {...server} />
          <TripHistory {...server} />
          <SharePanel {...server} />
        </>
      ) : null}
    </div>
  );
}

const MOST = 8;
/** A newer change takes the last row's place. */
const leaveRow = leaveFocus(focusNextRow);

/** The latest changes, each with its undo; only editors get a history. */
function TripHistory({ store, trip: { history } }: OnServer) {
  const editing = useMaybeEditing();
  if (history.length === 0) return null;
  return (
    <TripSection id="history" title="What changed">
      <ol className="mt-4 max-w-prose">
        {history.slice(0, MOST).map(({ id, by, at, text, undo }) => (
          <li
            key={id}
            ref={leaveRow}
            className="flex items-center gap-4 border-t border-rule py-2 font-sans"
          >
            <p className="min-w-0 flex-1 text-base">
              {by ?? SOMEONE} {text}
              <span className="block text-sm text-ink-soft">{timeText(new Date(at))}</span>
            </p>
            <ToolButton
              variant="quiet"
              onClick={() => {
                const edit: TripEdit = { kind: "undo", patch: undo, said: text };
                if (editing) editing.edit(edit);
                else store.edit([edit]);
              }}
            >
              Undo<span className="sr-only">: {text}</span>
            </ToolButton>
          </li>
        ))}
      </ol>
    </TripSection>
  );
}
