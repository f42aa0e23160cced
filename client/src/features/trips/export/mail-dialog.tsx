import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { ApiError, callApi } from "#client/lib/api.ts";
import { fieldFailures, mayBeDone } from "#client/lib/call-failure.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { randomId } from "#client/lib/random-id.ts";
import { useCheckedForm } from "#client/ui/checked-form.ts";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { TextField } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { toast, warn } from "#client/ui/toast-store.ts";
import { itinerariesApi, tripsApi } from "#shared/api/calls.ts";
import { emailSchema } from "#shared/api/fields.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { z } from "#shared/zod.ts";
import { keyHeader, type MadeLinks } from "../store/trip-key.ts";
import { mailBody } from "../trip-bodies.ts";

export interface MailDialogProps {
  /** "4 wineries over 2 days from Walla Walla". */
  readonly summary: string;
  readonly mailed: Mailed;
  /** Gets the links of the trip that mailing created, if it did. */
  readonly onSent: (email: string, links: MadeLinks | null) => void;
  readonly onClose: () => void;
  /** Outlives the dialog: opened again after a failure, it repeats the same request. */
  readonly lastRequest: RefObject<LastRequest | null>;
}

const formSchema = z.object({ email: emailSchema });

/** Asks for the address; validates on submit, then on every change (spec §2, §5). */
export function MailDialog({ summary, mailed, onSent, onClose, lastRequest }: MailDialogProps) {
  const { user } = useCurrentUser();
  // Kept in the tab's storage.
  const [typed, keepTyped] = useKeptText("trip-email");
  const mailing = useMailTrip(mailed, lastRequest, (email, links) => {
    keepTyped("");
    onSent(email, links);
  });
  // What was typed before, or the account's address.
  const { field, handleSubmit } = useCheckedForm(formSchema, {
    email: typed || (user?.email ?? ""),
  });

  return (
    <FormDialog
      title="Email your itinerary"
      description={summary}
      action="Send Itinerary"
      pending="Sending..."
      isPending={mailing.isSending}
      onSubmit={(event) => void handleSubmit(({ email }) => mailing.send(email))(event)}
      onClose={onClose}
    >
      <TextField
        {...field("email")}
        label="Email address"
        hint="Used for this one message and nothing else."
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        onInput={({ currentTarget }) => {
          keepTyped(currentTarget.value);
          mailing.forgetFailure();
        }}
      />
      <FormFailure text={mailing.failure} />
    </FormDialog>
  );
}

/** What to mail: a draft, which becomes a stored trip by it, or a stored trip. */
export type Mailed =
  | { readonly trip: TripInput }
  | {
      readonly token: string;
      readonly tripKey: string | null;
      /** A mark of the trip as it is stored, another one after each change; resolves once changes are sent. */
      readonly version: () => Promise<number | string>;
    };

/** The latest request to mail something that has not succeeded. */
export interface LastRequest {
  readonly content: string;
  readonly id: string;
  /** Until when the id is reused (ms since 1970). */
  readonly until: number;
}

/**
 * Mails a trip (spec §7). A second press while a request is under way does nothing; until a request
 * succeeds, the same content carries the same `requestId`, so that sending again never mails twice.
 */
function useMailTrip(
  mailed: Mailed,
  lastRequest: MailDialogProps["lastRequest"],
  onSent: MailDialogProps["onSent"],
) {
  const queryClient = useQueryClient();
  const isSending = useRef(false);

  const mutation = useMutation({
    mutationFn: async (email: string) => {
      // The same text for the same mail.
      const content =
        "trip" in mailed
          ? JSON.stringify({ ...mailed, email })
          : `${mailed.token} ${await mailed.version()} ${email}`;
      const last = lastRequest.current;
      const isSame = last?.content === content && Date.now() < last.until;
      const request = isSame ? last : { content, id: randomId(), until: Number.POSITIVE_INFINITY };
      lastRequest.current = request;
      return mail(mailed, email, request.id, queryClient);
    },
    onSuccess: (links, email) => {
      lastRequest.current = null;
      toast({
        title: "Itinerary sent!",
        description: "Check your email for your personalized wine tour itinerary.",
      });
      onSent(email, links);
    },
    onError: (error) => {
      // The mail server took the mail and did not answer (504).
      const problem = error.cause instanceof ApiError ? error.cause.problem : undefined;
      const pause = problem?.status === 504 ? problem.retryAfter : undefined;
      if (pause === undefined) {
        return warn("Failed to send itinerary", "Please try again or contact support.");
      }
      // The first answer decides: later ones to the same id would only move it.
      const last = lastRequest.current;
      if (last) {
        lastRequest.current = { ...last, until: Math.min(last.until, Date.now() + pause * 1000) };
      }
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
    send: (email: string) => {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(email);
    },
  };
}

async function mail(
  mailed: Mailed,
  email: string,
  requestId: string,
  queryClient: QueryClient,
): Promise<MadeLinks | null> {
  const options = { failureMessage: "Failed to send email" };
  if ("trip" in mailed) {
    const { trip } = mailed;
    const all = queryClient.getQueryData(wineryQueries.all().queryKey);
    // Their ids alone where the list did not arrive.
    const wineries = trip.wineries.flatMap((id) =>
      all ? (all.find((one) => one.id === id) ?? []) : { id },
    );
    const body = { ...mailBody(trip, wineries, email), requestId };
    const { url, editUrl } = await callApi(itinerariesApi.sendEmail, { body }, options);
    return url && editUrl ? { url, editUrl } : null;
  }
  const { token, tripKey } = mailed;
  const headers = keyHeader(tripKey);
  const body = { email, requestId };
  await callApi(tripsApi.mail, { params: { token }, headers, body }, options);
  return null;
}

const MAYBE_SENT =
  "The plan may have been sent: check your email first. Sending the same one again here never sends it twice.";

/** The error message; everything chosen is kept. */
function explainFailure(error: Error): string {
  const { cause } = error;
  const { status = 0, problem } = cause instanceof ApiError ? cause : {};
  if (mayBeDone(error)) return MAYBE_SENT;
  const seconds = problem?.retryAfter;
  if (status === 429) {
    const when = seconds === undefined ? "later" : `in about ${waitInWords(seconds)}`;
    return `Too many plans were requested. You can send this one again ${when}.`;
  }
  // It may have been sent, or the site's hour of mail is used up: with when to try again.
  if (problem && (seconds !== undefined || status === 504)) return problem.detail;
  const otherwise =
    "The plan was not sent. Everything you chose is kept, and you can send it again.";
  return fieldFailures(cause)["body.email"] ?? otherwise;
}
