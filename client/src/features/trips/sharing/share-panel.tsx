import { useEffect, useRef, useState } from "react";
import { useSignInAddress } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useVisitor } from "#client/entities/use-current-user.ts";
import { callApi, isUnauthorized, NotSentError } from "#client/lib/api.ts";
import { focusNextRow } from "#client/lib/focus-next-row.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { forgetTripOffline } from "#client/offline/keep-offline.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { tripTitle } from "#shared/domain/trips/trip-name.ts";
import { useCopying } from "../export/export-options.tsx";
import { PressFailure, ToolButton, TripSection } from "../plan/trip-section.tsx";
import { renewKeptPlan } from "../planner/trip-draft.ts";
import { useOpenMade, useTripAction } from "../saved-trip-queries.ts";
import type { Renewed } from "../store/link-renewal.ts";
import type { OnServer } from "../store/server-store.ts";
import { keepNewLinks, tokenOf } from "../store/trip-key.ts";

const absolute = (path: string) => new URL(path, window.location.origin).href;

/** The links of the trip, who may use them, and how long it is kept. */
export function SharePanel({ store, trip }: OnServer) {
  const title = tripTitle({ ...trip.request, name: trip.name });
  return (
    <TripSection id="share" title="Share it">
      <div className="mt-5 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <ShareLink {...TO_SEE} path={trip.url} title={title} />
        {trip.editUrl ? <ShareLink {...TO_EDIT} path={trip.editUrl} title={title} /> : null}
      </div>
      <KeepInAccount store={store} trip={trip} />
      <RenewLinks store={store} trip={trip} />
      <p className="mt-6 max-w-prose font-sans text-sm text-ink-soft">{retentionText(trip)}</p>
    </TripSection>
  );
}

const TO_SEE = {
  about: "Anyone with the link to this page can see the plan, no account needed.",
  label: "Share the plan",
  copyLabel: "Copy the link",
};
const TO_EDIT: typeof TO_SEE = {
  about:
    "Anyone with the editing link can change it, too. Share it only with people planning with you.",
  label: "Share the editing link",
  copyLabel: "Copy the editing link",
};

function retentionText({ hasOwner, expiresOn }: Trip): string {
  const kept =
    "Kept here: the trip’s name, its base, dates, stops, party size and what guests mark. No address, no account, nothing about who opens the page.";
  if (hasOwner || expiresOn === null) {
    return `${kept} It stays in its owner's account until it is deleted there.`;
  }
  return `${kept} It is deleted after ${formatLongDate(expiresOn)}; a change to a later date keeps it longer.`;
}

type ShareLinkProps = typeof TO_SEE & { readonly path: string; readonly title: string };

/** The device's share sheet where there is one; copying everywhere. */
function ShareLink({ about, label, copyLabel, path, title }: ShareLinkProps) {
  const { byHand, copy } = useCopying("Link copied", label);
  const canShare = useIsHydrated() && typeof navigator.share === "function";
  const share = async () => {
    try {
      await navigator.share({ title, url: absolute(path) });
    } catch {
      // The share sheet was closed.
    }
  };
  return (
    <div>
      <p className="font-serif text-lg text-ink-soft">{about}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {canShare ? <Button onClick={() => void share()}>{label}</Button> : null}
        <Button
          variant={canShare ? "secondary" : "primary"}
          onClick={() => void copy(absolute(path))}
        >
          {copyLabel}
        </Button>
      </div>
      {byHand}
    </div>
  );
}

const RENEWED = {
  both: { title: "The plan has new links", description: "The old ones no longer work." },
  edit: { title: "There is a new editing link", description: "The old one no longer works." },
};

/** Replaces links that were shared with the wrong people. */
function RenewLinks({ store, trip }: OnServer) {
  const [former] = useState(store.token);
  const openMade = useOpenMade(paths.sharedTrip(former));
  const visitor = useVisitor() ?? null;
  const replace = async (renew: Renewed["renew"]): Promise<Renewed> => {
    const renewed = await store.renewLinks(renew);
    keepNewLinks(visitor, renewed.links);
    // What was pressed before had no answer, and came first.
    return renew === "both" && renewed.renew === "edit" ? replace(renew) : renewed;
  };
  const renewing = useTripAction({
    call: replace,
    onDone: ({ links, renew }) => {
      forgetTripOffline(former);
      renewKeptPlan(former, tokenOf(links.url));
      const { url, editUrl } = links;
      // Reload at the new address; Back must not return to the old one.
      if (url === window.location.pathname) {
        // Where nothing can be stored, only the address has the key.
        window.history.replaceState({ ...window.history.state, isRenewed: true }, "", editUrl);
        window.location.reload();
      } else if (openMade(url, RENEWED[renew].title, { replace: true })) toast(RENEWED[renew]);
    },
  });
  useEffect(() => {
    const { isRenewed, ...state } = window.history.state ?? {};
    if (!isRenewed) return;
    window.history.replaceState(state, "");
    toast(RENEWED.edit);
  }, []);
  const { error, mutate } = renewing;
  // What the site says of a press stays.
  if (!trip.mayEdit && renewing.isIdle) return null;
  return (
    <details className="mt-4 font-sans text-sm">
      <summary className="inline-flex min-h-11 items-center text-wine underline underline-offset-4">
        Sent a link to the wrong person?
      </summary>
      <p className="mt-1 max-w-prose text-ink-soft">
        A new link replaces the old one right away, so everyone you shared it with needs the new
        one.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ToolButton isBusy={renewing.isPending} onClick={() => mutate("both")}>
          Replace both links
        </ToolButton>
        <ToolButton isBusy={renewing.isPending} onClick={() => mutate("edit")}>
          Replace the editing link
        </ToolButton>
      </div>
      <PressFailure
        error={error}
        text={
          error instanceof NotSentError
            ? `The links stay as they are. ${error.message}`
            : "The new links did not arrive, and the old ones may no longer work: please stay on this page."
        }
      />
    </details>
  );
}

/** Puts a trip without an owner into the account of whoever has its key, after signing in. */
function KeepInAccount({ store, trip }: OnServer) {
  const { isAuthenticated, isLoading, error } = useCurrentUser();
  // Back at this button, which is far down the page.
  const signInAddress = `${useSignInAddress()}${encodeURIComponent("#keep")}`;
  const offer = useRef<HTMLDivElement>(null);
  const keeping = useTripAction({
    call: () => callApi(tripsApi.claim, store.address),
    onDone: (kept) => {
      // The offer goes with its button.
      if (offer.current?.contains(document.activeElement)) focusNextRow(offer.current);
      toast({ title: "The trip is in your account", description: "Its links stay as they are." });
      store.adopt(kept);
    },
  });
  if (trip.hasOwner || store.tripKey === null || !trip.mayEdit || isLoading || error) return null;
  return (
    <div ref={offer} id="keep" className="mt-8 scroll-mt-24">
      <p className="max-w-prose font-serif text-lg text-ink-soft">
        In your account the trip stays until you delete it, and you won’t need its link to find it.
      </p>
      <div className="mt-3">
        {isAuthenticated ? (
          <Button variant="secondary" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep it in my account
          </Button>
        ) : (
          <a href={signInAddress} className={buttonClass("secondary", "md")}>
            Sign in to keep it
          </a>
        )}
      </div>
      <PressFailure
        error={isUnauthorized(keeping.error) ? null : keeping.error}
        text="It was not saved to your account."
      />
    </div>
  );
}
