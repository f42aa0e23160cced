import { useId } from "react";
import { Select } from "#client/ui/select.tsx";
import { plural } from "#shared/domain/site/words.ts";
import {
  SETTING_ANSWERS,
  SETTING_LABELS,
  type SettingAnswer,
} from "#shared/domain/winery/settings.ts";
import type { Narrowing } from "./narrowing.ts";
import { ToolSwitch } from "./tool-switch.tsx";

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
