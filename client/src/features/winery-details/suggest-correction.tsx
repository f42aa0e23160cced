import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "#client/lib/api.ts";
import { explainFailure, fieldFailures } from "#client/lib/call-failure.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { Button } from "#client/ui/button.tsx";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { CONTROL_CLASS, Field, TextField } from "#client/ui/field.tsx";
import { SelectField } from "#client/ui/select.tsx";
import { factReportsApi } from "#shared/api/calls.ts";
import { REPORT_MAX, REPORT_SOURCE_MAX } from "#shared/api/limits.ts";
import {
  REPORTED_FACT_NAMES,
  REPORTED_FACTS,
  type ReportedFact,
} from "#shared/domain/winery/reported-facts.ts";

const NOT_SENT = "It was not sent. Check your connection and try again.";

/** "Suggest a correction" of a winery's facts; what is typed stays until it has been stored. */
export function SuggestCorrection({ slug }: { readonly slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const [fact, setFact] = useKeptText(`correction:${slug}:fact`);
  const [suggested, setSuggested] = useKeptText(`correction:${slug}:suggested`);
  const [source, setSource] = useKeptText(`correction:${slug}:source`);
  const [email, setEmail] = useKeptText(`correction:${slug}:email`);
  const report = useMutation({
    mutationFn: () =>
      callApi(factReportsApi.report, {
        params: { slug },
        // A fact that was not chosen is refused at its field, like everything else.
        body: { fact: fact as ReportedFact, suggested, source, ...(email.trim() && { email }) },
      }),
    onSuccess: () => {
      for (const forget of [setFact, setSuggested, setSource, setEmail]) forget("");
      close();
    },
  });
  const errors = fieldFailures(report.error);
  const isAtField = Object.keys(errors).length > 0;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  useEffect(() => {
    if (report.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [report.error]);
  return (
    <>
      {isOpen ? (
        <form
          ref={form}
          noValidate
          aria-label="Suggest a correction"
          onSubmit={(event) => {
            event.preventDefault();
            report.mutate();
          }}
          className="mt-4 grid gap-4"
        >
          <SelectField
            label="What should be corrected?"
            error={errors["body.fact"]}
            required
            autoFocus
            value={fact}
            onChange={(event) => setFact(event.target.value)}
          >
            <option value="" disabled>
              Choose…
            </option>
            {REPORTED_FACT_NAMES.map((name) => (
              <option key={name} value={name}>
                {REPORTED_FACTS[name]}
              </option>
            ))}
          </SelectField>
          <Field label="What is right?" error={errors["body.suggested"]} required>
            {(control) => (
              <textarea
                {...control}
                value={suggested}
                rows={3}
                maxLength={REPORT_MAX}
                onChange={(event) => setSuggested(event.target.value)}
                className={CONTROL_CLASS}
              />
            )}
          </Field>
          <TextField
            label="How do you know? (optional)"
            error={errors["body.source"]}
            value={source}
            maxLength={REPORT_SOURCE_MAX}
            onChange={(event) => setSource(event.target.value)}
          />
          <TextField
            label="Your email (optional)"
            hint="Only if you’d like to know what comes of it. We won’t use it for anything else."
            error={errors["body.email"]}
            value={email}
            type="email"
            autoComplete="email"
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormFailure
            text={isAtField ? null : report.error && explainFailure(report.error, NOT_SENT)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" isBusy={report.isPending}>
              {report.isPending ? "Sending…" : "Send"}
            </Button>
            <Button variant="quiet" size="sm" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => {
            report.reset();
            setOpen(true);
          }}
        >
          Suggest a correction
        </Button>
      )}
      <p role="status" className="not-empty:mt-3 not-empty:font-medium not-empty:text-ink">
        {report.isSuccess ? "Thank you. An editor will look at it." : ""}
      </p>
    </>
  );
}
