import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError, callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { CONTROL_CLASS } from "#client/ui/field.tsx";
import { factReportsApi, REPORT_MAX } from "#shared/api/wineries.ts";
import { FACT_GROUPS, type FactGroup } from "#shared/domain/winery/fact-groups.ts";
import { useKeptText } from "./use-kept-text.ts";

interface ReportFactProps {
  readonly winery: { readonly slug: string; readonly name: string };
  readonly group: FactGroup;
}

/** "Report a wrong fact" of one group; what is typed stays until the report has been sent. */
export function ReportFact({ winery, group }: ReportFactProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useKeptText(`report:${winery.slug}:${group}`);
  const report = useMutation({
    mutationFn: () =>
      callApi(factReportsApi.report, { params: { slug: winery.slug }, body: { group, text } }),
    onSuccess: () => {
      setText("");
      setOpen(false);
    },
  });
  return (
    <div className="mt-2 text-sm">
      {isOpen ? (
        <ReportForm
          title={`What is wrong about ${winery.name}: ${FACT_GROUPS[group]}?`}
          text={text}
          onText={setText}
          isSending={report.isPending}
          error={report.error ? whyNotSent(report.error) : null}
          onSend={() => report.mutate()}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 font-normal"
          onClick={() => {
            report.reset();
            setOpen(true);
          }}
        >
          Report a wrong fact<span className="sr-only">: {FACT_GROUPS[group]}</span>
        </Button>
      )}
      <p role="status" className="text-ink-soft not-empty:mt-1">
        {report.isSuccess ? "Thank you. The editor has your report." : ""}
      </p>
    </div>
  );
}

interface ReportFormProps {
  readonly title: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isSending: boolean;
  readonly error: string | null;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

function ReportForm(props: ReportFormProps) {
  const { title, text, onText, isSending, error, onSend, onCancel } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  return (
    <form onSubmit={submit} className="mt-2">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {title}
      </label>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={REPORT_MAX}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field.
        autoFocus
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
        className={CONTROL_CLASS}
      />
      <p
        id={`${id}-note`}
        className={error ? "mt-1.5 font-medium text-danger" : "mt-1.5 text-xs text-ink-faint"}
      >
        {error ?? "It goes to the editor without your name. Say how you know."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={isSending}>
          {isSending ? "Sending..." : "Send"}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What the server says is wrong, else that nothing was sent. */
function whyNotSent(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const [first] = problem?.errors ?? [];
  if (first) return first.message;
  return problem?.detail ?? "It was not sent. Check your connection and try again.";
}
