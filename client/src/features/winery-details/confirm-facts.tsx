import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { INCOMPLETE_LINK, LookingUp, PageMessage } from "#client/entities/mailed-link.tsx";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { explainFailure, fieldFailures } from "#client/lib/call-failure.ts";
import { focusHeading } from "#client/lib/page/arrival.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { Button } from "#client/ui/button.tsx";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { CONTROL_CLASS, Field } from "#client/ui/field.tsx";
import { factConfirmationsApi } from "#shared/api/calls.ts";
import { ANSWER_NOTE_MAX } from "#shared/api/limits.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { type AnswerDraft, answersOf, gapIn, readDrafts } from "./answer-drafts.ts";
import { FactQuestion } from "./fact-question.tsx";

const EMPTY: AnswerDraft = { fields: {} };

const THANKS = {
  title: "Thank you",
  text: "An editor will read your answers and update your page. If anything changes before we next write, use this link again.",
};
/** By the status of the answer. */
const CLOSED: Readonly<Partial<Record<number, typeof THANKS>>> = {
  404: INCOMPLETE_LINK,
  410: { title: "This link has expired", text: "Reply to the email and we will send a new one." },
};

/** What the guide says of a winery, for the winery to confirm; what is typed stays until it has been stored. */
export function ConfirmFacts({ token }: { readonly token: string }) {
  const params = { token };
  const questions = useQuery(endpointQuery(factConfirmationsApi.questions, { params }));
  const [kept, keep] = useKeptText(`confirm:${token}`);
  const [note, setNote] = useKeptText(`confirm:${token}:note`);
  const drafts = readDrafts(kept);
  const answer = useMutation({
    mutationFn: () =>
      callApi(factConfirmationsApi.answer, {
        params,
        body: {
          answers: answersOf(questions.data?.facts ?? [], drafts),
          ...(note.trim() && { note }),
        },
      }),
    onSuccess: () => {
      keep("");
      setNote("");
    },
  });
  const form = useRef<HTMLFormElement>(null);
  /** How often it was to be sent with gaps. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (answer.error || refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (answer.isSuccess) focusHeading();
  }, [answer.error, answer.isSuccess, refusals]);
  const status = questions.error instanceof ApiError ? questions.error.status : 0;
  const message = answer.isSuccess ? THANKS : CLOSED[status];
  if (message) return <PageMessage {...message} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const gaps = questions.data?.facts.some(({ fact, kind }) => gapIn(kind, drafts[fact] ?? EMPTY));
    if (gaps) setRefusals(refusals + 1);
    else answer.mutate();
  };
  const { errors, failure } = failuresOf(answer.error);
  if (questions.isError) {
    return (
      <UnreachablePage title="The questions could not be loaded" onRetry={questions.refetch} />
    );
  }
  if (!questions.data) return <LookingUp />;
  const { winery, closesOn, facts } = questions.data;
  return (
    <section className="page-width py-section">
      <div className="mx-auto max-w-2xl">
        <h1 className="font-display text-3xl sm:text-4xl">{winery.name}</h1>
        <p className="mt-3 font-serif text-lg text-ink-soft">
          Is this still right? Answer as many as you like; an editor reads your answers before
          anything changes. The link works until {formatLongDate(closesOn)}.
        </p>
        <form
          ref={form}
          noValidate
          aria-label="Confirm your facts"
          onSubmit={submit}
          className="mt-8"
        >
          {facts.map((question) => (
            <FactQuestion
              key={question.fact}
              question={question}
              draft={drafts[question.fact] ?? EMPTY}
              error={errors[`body.answers.${question.fact}.value`]}
              gap={refusals > 0 ? gapIn(question.kind, drafts[question.fact] ?? EMPTY) : undefined}
              onChange={(draft) => keep(JSON.stringify({ ...drafts, [question.fact]: draft }))}
            />
          ))}
          <Field
            label="Anything else? A new website, a move, a closing"
            error={errors["body.note"]}
            className="border-t border-rule py-5"
          >
            {(control) => (
              <textarea
                {...control}
                value={note}
                rows={3}
                maxLength={ANSWER_NOTE_MAX}
                onChange={(event) => setNote(event.target.value)}
                className={CONTROL_CLASS}
              />
            )}
          </Field>
          <FormFailure text={failure} />
          <Button type="submit" size="lg" isBusy={answer.isPending} className="mt-6">
            {answer.isPending ? "Sending…" : "Send your answers"}
          </Button>
        </form>
      </div>
    </section>
  );
}

function failuresOf(error: Error | null) {
  const errors = fieldFailures(error);
  if (!error) return { errors, failure: null };
  const isAtField = Object.keys(errors).some((field) => field !== "body.answers");
  const explained = explainFailure(
    error,
    "Your answers were not sent. Check your connection and try again.",
  );
  const failure = isAtField
    ? "Some answers need another look: see above."
    : (errors["body.answers"] ?? explained);
  return { errors, failure };
}
