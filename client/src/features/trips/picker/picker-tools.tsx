import { type ReactNode, useId, useState } from "react";
import { QuestionChips } from "#client/entities/question/question-chips.tsx";
import { WhomToAsk } from "#client/entities/question/whom-to-ask.tsx";
import { Input } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { plural } from "#shared/domain/text/words.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import type { PickerList } from "./picker-list.ts";

interface PickerToolsProps {
  readonly list: PickerList;
  readonly isListShown: boolean;
  /** Further filters beside the switches. */
  readonly tools: ReactNode;
  /** Switches between list and map where they do not fit side by side. */
  readonly children: ReactNode;
}

/** Above the wineries: their number and order, the filters, and the state of the drives. */
export function PickerTools({ list, isListShown, tools, children }: PickerToolsProps) {
  const { settings, change, openCount } = list;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ask = (text: string) => change({ text });
  return (
    <div className="mb-4 border-b border-rule pb-3 max-sm:mb-3 max-sm:pb-2">
      <div className="flex flex-wrap gap-2 max-sm:mb-1 sm:mb-3 lg:mb-0">
        {children}
        <ToolButton
          aria-expanded={isOpen}
          aria-controls={id}
          className={`sm:hidden ${isListShown ? "" : "hidden"}`}
          onClick={() => setOpen(!isOpen)}
        >
          Filter & sort
        </ToolButton>
      </div>
      <div hidden={!isListShown}>
        <p role="status" className="font-sans text-sm text-ink-soft">
          {list.count}
        </p>
        {/* On a phone the wineries come first: the tools open above them on request. */}
        <div
          id={id}
          className={`flex flex-wrap items-center gap-x-6 gap-y-1 ${isOpen ? "" : "max-sm:hidden"}`}
        >
          <div className="mt-2 w-full max-w-xl pb-2 font-sans">
            <Input
              type="search"
              aria-label="Search these wineries in your own words"
              value={settings.text}
              placeholder="Patio, open Sunday, not Merlot"
              autoComplete="off"
              maxLength={MAX_SEARCH_LENGTH}
              onChange={({ target }) => ask(target.value)}
              onFocus={list.onSearch}
            />
            <QuestionChips question={list.question} onAsk={ask} />
            <WhomToAsk
              question={list.question}
              passedOver={list.passedOver}
              respelled={list.respelled ? settings.text.trim() : ""}
            />
          </div>
          <ToolChoice
            label="Order"
            value={settings.order}
            options={[
              ["nearest", "Nearest first"],
              ["drive", "Shortest drive first"],
            ]}
            onChange={(value) => change({ order: value === "drive" ? "drive" : "nearest" })}
          />
          {tools}
          <ToolChoice
            label="Setting"
            value={settings.setting ?? ""}
            options={[["", "Any"], ...list.settingChoices]}
            onChange={(setting) => change({ setting: setting || null })}
          />
          {openCount === null ? (
            <p className="font-sans text-sm text-ink-soft">
              Choose a first day in the form to filter by what’s open.
            </p>
          ) : (
            <ToolSwitch isOn={settings.onlyOpen} onChange={(onlyOpen) => change({ onlyOpen })}>
              Open on {plural(list.days, "my day")} ({openCount})
            </ToolSwitch>
          )}
          <ToolSwitch
            isOn={settings.onlyMatches}
            onChange={(onlyMatches) => change({ onlyMatches })}
          >
            Only full matches ({list.matchCount})
          </ToolSwitch>
        </div>
        <DriveNotice {...list.measured} />
      </div>
    </div>
  );
}

interface ToolChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Each with its text. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function ToolChoice({ label, value, options, onChange }: ToolChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 font-sans text-sm text-ink">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ToolSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function ToolSwitch({ isOn, onChange, children }: ToolSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 items-center gap-2.5 font-sans text-sm text-ink"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-rule-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-wine group-aria-checked:bg-wine"
      >
        <span className="size-4.5 rounded-full bg-ink-soft transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-wine" />
      </span>
      {children}
    </button>
  );
}

/** That the drives are loading or failed; the wineries stay either way. */
function DriveNotice({ data, isError, refetch }: PickerList["measured"]) {
  return (
    <div role="status" className="font-sans text-sm text-ink-soft not-empty:mt-2">
      {!data && !isError ? "Measuring the drives…" : null}
      {isError ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          The drives could not be loaded; distances are as the crow flies.
          <ToolButton variant="quiet" onClick={() => void refetch()}>
            Try again
          </ToolButton>
        </p>
      ) : null}
    </div>
  );
}
