import { useEffect, useRef } from "react";
import type { City } from "#shared/api/cities.ts";
import { counted } from "#shared/domain/text/words.ts";

interface CityOptionsProps {
  readonly id: string;
  readonly cities: readonly City[];
  readonly state: "idle" | "searching" | "ready" | "failed";
  /** Whether no city has the text in its name, and these are what it may mean. */
  readonly isGuess: boolean;
  /** Index of the highlighted option, or -1. */
  readonly active: number;
  readonly onPick: (city: City) => void;
}

const PANEL =
  "absolute inset-x-0 top-full z-30 mt-1.5 rounded border border-rule-strong bg-raised shadow-raised";

export function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
}

/** The suggestions under the field, at most 300 px high (spec §9), and what to say in their place. */
export function CityOptions(props: CityOptionsProps) {
  const { id, cities, state, isGuess, active, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Washington cities"
        hidden={cities.length === 0}
        // Pressing on the list, or on its scroll bar, leaves the caret in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className={`${PANEL} max-h-[300px] overflow-y-auto overscroll-contain py-1.5`}
      >
        {cities.map((city, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys pick (useCombobox).
          <div
            key={city.id}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onPick(city)}
            className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-sunken aria-selected:bg-wine-tint"
          >
            <span className="font-serif text-base text-ink">{city.name}</span>
            <span className="text-xs text-ink-soft">
              {isGuess ? "Did you mean this? " : ""}
              {whereabouts(city)}
            </span>
          </div>
        ))}
      </div>
      <Notice cities={cities} state={state} isGuess={isGuess} />
    </>
  );
}

function whereabouts({ county, region }: City): string {
  return region === null ? `${county} County` : `${county} County · ${region}`;
}

type NoticeProps = Pick<CityOptionsProps, "cities" | "state" | "isGuess">;

function Notice(props: NoticeProps) {
  const { cities } = props;
  const shown = noticeFor(props);
  const isVisible = shown !== "" && cities.length === 0;
  return (
    <p role="status" className={isVisible ? `${PANEL} px-4 py-3 text-sm text-ink-soft` : "sr-only"}>
      {shown}
    </p>
  );
}

function noticeFor({ cities, state, isGuess }: NoticeProps): string {
  if (state === "failed") return "Failed to search cities";
  if (state !== "ready") return "";
  if (cities.length === 0) return "No cities found.";
  if (isGuess) return `Did you mean ${cities.map(({ name }) => name).join(" or ")}?`;
  return `${counted(cities.length, "city", "cities")} found, use the arrow keys.`;
}
