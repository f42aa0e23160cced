import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { callApi, saysMissing } from "#client/lib/api.ts";
import { after } from "#client/lib/listen.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { tripsApi } from "#shared/api/calls.ts";
import { MAX_GUESTS } from "#shared/api/limits.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { tripTitle } from "#shared/domain/trips/trip-name.ts";
import { mailSummary, SentNotice, useMailing } from "../export/use-mailing.tsx";
import type { RenderMap } from "../plan/render-map.tsx";
import { PressFailure, TripSection } from "../plan/trip-section.tsx";
import { useOpenMade } from "../saved-trip-queries.ts";
import { AGAIN_SECONDS, type ServerStore, useServerStore } from "../store/server-store.ts";
import { retryWhenBusy, tripQuery } from "../store/trip-calls.ts";
import { type MadeLinks, useTripKey } from "../store/trip-key.ts";
import { type StoreState, TripStore } from "../store/trip-store.ts";
import { tripBody } from "../trip-bodies.ts";
import { TripView } from "../trip-view.tsx";
import type { KeptPlan } from "./trip-draft.ts";
import type { Planner } from "./use-planner.ts";

interface TripOnPlannerProps {
  /** Opens the picker. */
  readonly onChangeWineries: () => void;
  readonly planner: Planner;
  readonly kept: KeptPlan;
  readonly renderMap: RenderMap;
  /** Whether the visitor has done nothing since asking for the plan. */
  readonly isAwaited: () => boolean;
}

/** The planner's trip: a draft on this device, or stored on the server once it was mailed or saved. */
export function TripOnPlanner(props: TripOnPlannerProps) {
  const { planner, kept, renderMap, isAwaited } = props;
  const { form, begun, asks, change, mailedByPage } = planner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each plan that begins anew.
  const draft = useMemo(() => new TripStore({ trip: kept.trip }, change), [begun]);
  const { server, askAgain } = useStoreOf(kept.token, planner.unbind);
  const store = server ?? draft;
  const { trip, mayEdit, saving } = store.use();
  const isAway = kept.token !== null && server === null;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the trip.
  useEffect(() => {
    change(trip);
  }, [store, trip]);
  // After the change above, which would bring them back.
  useDeparted(planner, kept);

  // What is changed before its page is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the trip.
  useEffect(() => {
    if (isAway) planner.queue(draft.takeMade());
  }, [isAway, trip]);

  // A trip that cannot be changed any more may be gone. Its store keeps what waits for a sign-in.
  const isLocked = !mayEdit && saving !== "signedOut";
  useEffect(() => {
    if (isLocked) void askAgain();
  }, [isLocked, askAgain]);

  // The form and the plan share the number of guests.
  useEffect(() => {
    if (!mayEdit) return;
    return form.subscribe({
      name: "guests",
      formState: { values: true },
      callback: ({ values: { guests } }) => {
        const isParty = Number.isInteger(guests) && guests >= 1 && guests <= MAX_GUESTS;
        if (isParty) store.edit([{ kind: "guests", guests }]);
      },
    });
  }, [form, store, mayEdit]);

  useEffect(() => {
    mailedByPage.current = server?.mailed ?? null;
  }, [server, mailedByPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plan that is asked for.
  useEffect(() => {
    if (asks === 0) return;
    // After the closed dialog has returned the focus to its opener.
    return after(0, () => {
      // The focused element may be gone, such as a Try again button.
      const nothingHasFocus = document.activeElement === document.body;
      if (isAwaited() || nothingHasFocus) heading.current?.focus({ preventScroll: true });
      if (isAwaited()) heading.current?.scrollIntoView({ block: "start" });
    });
  }, [asks]);

  const layout = (today: ReactNode, plan: ReactNode) => (
    <section aria-labelledby="your-plan" className="mt-12 border-t-2 border-ink pt-8">
      {today}
      <p className="eyebrow">Your plan</p>
      <h2
        id="your-plan"
        ref={heading}
        tabIndex={-1}
        className="mt-3 mb-6 max-w-4xl font-display text-4xl break-words sm:text-5xl"
      >
        {tripTitle(trip)}
      </h2>
      {plan}
    </section>
  );
  return (
    <TripView
      {...{ store, renderMap, layout }}
      // Another plan was neither mailed nor refused.
      nextActions={<NextActions key={begun} {...props} {...{ draft, server, trip, mayEdit }} />}
    />
  );
}

/** Frees a draft of wineries that have left the guide, without which it has drives again. */
function useDeparted({ doWithout }: Planner, { trip, token }: KeptPlan): void {
  // The plan asks for the list where it needs it.
  const { data: list } = useQuery({ ...wineryQueries.all(), enabled: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list and plan.
  useEffect(() => {
    if (!list || token !== null) return;
    const gone = trip.wineries.filter((id) => list.every((winery) => winery.id !== id));
    if (gone.length > 0) doWithout(gone);
  }, [list, trip, token]);
}

/** The store of the trip with this token; null until it is loaded, or without a token. */
function useStoreOf(token: string | null, onGone: () => void) {
  const visitor = useVisitor();
  const tripKey = useTripKey(token ?? "");
  const { data, error, refetch } = useQuery({
    ...tripQuery(token ?? "", tripKey ?? null),
    enabled: token !== null && tripKey !== undefined,
    ...retryWhenBusy,
    refetchInterval: ({ state }) =>
      state.error && !saysMissing(state.error) ? AGAIN_SECONDS * 1000 : false,
  });
  const isGone = saysMissing(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is gone.
  useEffect(() => {
    if (isGone && token !== null) onGone();
  }, [isGone, token]);
  const isThere = data && token !== null && tripKey !== undefined && visitor !== undefined;
  const server = useServerStore(isThere ? { ...data, token, tripKey, visitor } : null);
  return { server, askAgain: refetch };
}

interface NextActionsProps extends TripOnPlannerProps, Pick<StoreState, "trip" | "mayEdit"> {
  readonly draft: TripStore;
  readonly server: ServerStore | null;
}

function NextActions(props: NextActionsProps) {
  const { planner, kept, draft, server, trip, mayEdit, onChangeWineries } = props;
  const openMade = useOpenMade(paths.planner);
  const { begun } = planner;
  const bind = (links: MadeLinks) =>
    planner.bind(draft.read().trip, links, draft.takeMade(), begun);
  // Gives the trip a page; for signed-in visitors it is also in the account.
  const saving = useMutation({
    mutationFn: () => {
      draft.takeMade();
      return callApi(tripsApi.create, { body: tripBody(trip) });
    },
    onSuccess: (links) => openMade(links.url, "Your plan is saved", { stays: !bind(links) }),
  });
  const mailing = useMailing();
  const mail = () => {
    draft.takeMade();
    mailing.ask({
      summary: mailSummary(trip),
      mailed: server?.mailed() ?? { trip },
      onSent: (links) => void (links && bind(links)),
    });
  };
  return (
    <TripSection id="keep-it" title="Keep it">
      <p className="mt-3 max-w-prose font-serif text-lg text-ink-soft">
        {!mayEdit
          ? "This plan has its own page. To change it, open its editing link, or sign in as its owner."
          : kept.token
            ? "This plan has its own page: changes here show up there, too."
            : "Saving gives the plan a page and a link to share, print and change, with or without an account. The email has all you need on the road."}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {kept.token ? (
          <Link href={paths.sharedTrip(kept.token)} className={buttonClass("primary", "md")}>
            Open its page
          </Link>
        ) : (
          <Button isBusy={saving.isPending} onClick={() => saving.mutate()}>
            {saving.isPending ? "Saving…" : "Save & share this plan"}
          </Button>
        )}
        <Button
          variant="secondary"
          // Each would make a page of its own.
          disabled={saving.isPending}
          // Until its page is loaded the mail would make another one.
          isBusy={kept.token !== null && server === null}
          onClick={mail}
          onPointerEnter={mailing.prepare}
        >
          Email it
        </Button>
        <Button variant="quiet" onClick={onChangeWineries}>
          Choose other wineries
        </Button>
      </div>
      <PressFailure error={saving.error} text="It was not saved. The plan is kept here." />
      {mailing.sentTo ? <SentNotice email={mailing.sentTo} /> : null}
      {mailing.dialog}
    </TripSection>
  );
}
