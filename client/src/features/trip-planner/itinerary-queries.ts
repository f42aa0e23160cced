import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, callApi } from "#client/lib/api.ts";
import { toast } from "#client/ui/toast/toast-store.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import type { Problem } from "#shared/api/problem.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import type { TripData } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";

/** What Send Itinerary sends of a trip. */
interface SentPlan {
  readonly trip: Pick<
    TripData,
    "startCity" | "preferences" | "days" | "wineriesPerDay" | "startDate"
  > & {
    /** Null where nobody said how many come. */
    readonly guests: number | null;
  };
  readonly wineries: readonly Winery[];
}

/** What the planner's visitor chose. */
export interface ChosenPlan extends SentPlan {
  readonly trip: TripData;
}

interface Sending extends SentPlan {
  readonly email: string;
  /** How the visitor changed the plan before; left out where it is of other wineries. */
  readonly changes?: PlanChanges | undefined;
}

type MailedTripBody = CallInput<typeof itinerariesApi.sendEmail>["body"]["tripData"];

/** A plan as it was changed: what of the form's answers is another by now, and the schedule. */
export type PlanChanges = Pick<
  MailedTripBody,
  "days" | "wineriesPerDay" | "startDate" | "schedule"
> & {
  /** The plan that was changed: of this base and these wineries. */
  readonly base: string;
  readonly wineries: readonly number[];
};

interface LastRequest {
  readonly content: string;
  readonly id: string;
  /** From then on pressing Send is another press, after a mail of which nobody knows. */
  readonly until: number;
}

/** A visitor waits no longer than this for an answer; sending again repeats the same request. */
const PATIENCE_MS = 15_000;

/**
 * Sends a plan by e-mail (spec §7). Pressing Send twice sends once: while a request is on its way
 * another is not begun, and until one has succeeded the same content carries the same `requestId`.
 */
export function useSendItinerary(onSent: (email: string) => void) {
  const isSending = useRef(false);
  const lastRequest = useRef<LastRequest>(null);

  const mutation = useMutation({
    mutationFn: (plan: Sending) => {
      const content = contentOf(plan);
      const body = JSON.stringify(content);
      const last = lastRequest.current;
      if (last?.content !== body || Date.now() >= last.until) {
        lastRequest.current = { content: body, id: randomId(), until: Number.POSITIVE_INFINITY };
      }
      return callApi(
        itinerariesApi.sendEmail,
        { body: { ...content, requestId: lastRequest.current?.id } },
        { failureMessage: "Failed to send email", signal: AbortSignal.timeout(PATIENCE_MS) },
      );
    },
    onSuccess: (_answer, { email }) => {
      lastRequest.current = null;
      toast({
        title: "Itinerary sent!",
        description: "Check your email for your personalized wine tour itinerary.",
      });
      onSent(email);
    },
    onError: (error) => {
      const pause = perhapsSent(error)?.retryAfter;
      if (pause === undefined) {
        toast({
          variant: "destructive",
          title: "Failed to send itinerary",
          description: "Please try again or contact support.",
        });
        return;
      }
      // The first answer sets it: the same press is answered alike for the day.
      const last = lastRequest.current;
      if (last)
        lastRequest.current = { ...last, until: Math.min(last.until, Date.now() + pause * 1000) };
      toast({ title: "Your plan may have been sent", description: "Check your email first." });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    isSending: mutation.isPending,
    failure: mutation.error ? explainFailure(mutation.error) : null,
    forgetFailure: () => {
      if (mutation.isError) mutation.reset();
    },
    send: (plan: Sending) => {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(plan);
    },
  };
}

/** The changes, where they are of this very choice of wineries. */
function changesOf({ trip, wineries, changes }: Sending): Partial<PlanChanges> {
  if (!changes || changes.base !== trip.startCity) return {};
  const isSame =
    changes.wineries.length === wineries.length &&
    wineries.every(({ id }) => changes.wineries.includes(id));
  return isSame ? changes : {};
}

function contentOf(sending: Sending) {
  const { email, trip, wineries } = sending;
  const { startCity, preferences, guests } = trip;
  const { schedule, ...changed } = changesOf(sending);
  const { days = trip.days, wineriesPerDay = trip.wineriesPerDay } = changed;
  const startDate = "startDate" in changed ? changed.startDate : trip.startDate;
  return {
    email,
    tripData: {
      startCity,
      preferences: [...preferences],
      days,
      wineriesPerDay,
      guests,
      startDate: startDate ?? "",
      ...(schedule && { schedule }),
    },
    wineries: [...wineries],
  };
}

/** A version 4 UUID; `crypto.randomUUID` exists only on secure origins. */
function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0");
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0");
    return byte.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What the server says where the mail server took the plan and did not answer. */
function perhapsSent({ cause }: Error): Problem | undefined {
  const problem = cause instanceof ApiError ? cause.problem : undefined;
  return problem?.status === 504 ? problem : undefined;
}

/** What went wrong in the visitor's words; everything chosen is kept either way. */
function explainFailure(error: Error): string {
  const answer = error.cause instanceof ApiError ? error.cause : undefined;
  const problem = answer?.problem;
  const unknown = perhapsSent(error);
  if (unknown) return unknown.detail;
  if (answer?.status === 429) {
    return `Too many plans have been asked for. You can send this one ${whenToRetry(problem?.retryAfter)}.`;
  }
  const aboutEmail = problem?.errors?.find(({ field }) => field === "body.email");
  if (aboutEmail) return aboutEmail.message;
  return "The plan was not sent. Everything you chose is kept, and you can send it again.";
}

/** "again in about 12 minutes", for a number of seconds. */
export function whenToRetry(seconds: number | undefined): string {
  if (seconds === undefined) return "again later";
  if (seconds <= 60) return "again in a minute";
  if (seconds < 3600) return `again in about ${Math.ceil(seconds / 60)} minutes`;
  const hours = Math.ceil(seconds / 3600);
  return hours === 1 ? "again in about an hour" : `again in about ${hours} hours`;
}
