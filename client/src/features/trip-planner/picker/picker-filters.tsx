import { type ReactNode, useId } from "react";
import { Select } from "#client/ui/select.tsx";
import { plural } from "#shared/domain/site/words.ts";
import {
  SETTING_ANSWERS,
  SETTING_LABELS,
  type SettingAnswer,
} from "#shared/domain/winery/settings.ts";
import type { Narrowing } from "./narrowing.ts";

export interface PickerFiltersProps {
  /** The settings to choose from. */
  readonly settings: readonly SettingAnswer[];
  readonly narrowing: Narrowing;
  readonly onNarrow: (narrowing: Narrowing) => void;
  /** Wineries not known to be closed on the trip's days; null while the trip has no first day. */
  readonly openCount: number | null;
  /** "my day" of one, "my days" of more. */
  readonly days: number;
}

/** Who is open on the trip's days, and what it is like there. */
export function PickerFilters(props: PickerFiltersProps) {
  const { settings, narrowing, onNarrow, openCount, days } = props;
  const id = useId();
  const yours = plural(days, "my day");
  return (
    <>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="font-sans text-sm text-ink">
          Setting
        </label>
        <Select
          id={id}
          value={narrowing.setting ?? ""}
          onChange={(event) => onNarrow({ ...narrowing, setting: settingOf(event.target.value) })}
        >
          <option value="">Any</option>
          {settings.map((setting) => (
            <option key={setting} value={setting}>
              {SETTING_LABELS[setting]}
            </option>
          ))}
        </Select>
      </div>
      {openCount === null ? (
        <p className="font-sans text-sm text-ink-soft">
          Give a first day in the form to filter by who is open.
        </p>
      ) : (
        <ToolSwitch
          isOn={narrowing.onlyOpen}
          onChange={(onlyOpen) => onNarrow({ ...narrowing, onlyOpen })}
        >
          Open on {yours} ({openCount})
        </ToolSwitch>
      )}
    </>
  );
}

function settingOf(value: string): SettingAnswer | null {
  return SETTING_ANSWERS.find((answer) => answer === value) ?? null;
}

interface ToolSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A switch above the wineries, with its label beside it. */
export function ToolSwitch({ isOn, onChange, children }: ToolSwitchProps) {
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
