import { splitList } from "#shared/domain/trips/trip-rules.ts";

interface VarietalTagsProps {
  readonly names: readonly string[];
  /** The preferences as typed: comma separated. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const sameName = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Writes common varietals into the preferences at a touch, and takes them out again. */
export function VarietalTags({ names, value, onChange }: VarietalTagsProps) {
  const typed = splitList(value);
  const toggle = (name: string) => {
    const isTyped = typed.some(sameName(name));
    const next = isTyped ? typed.filter((part) => !sameName(name)(part)) : [...typed, name];
    onChange(next.join(", "));
  };
  return (
    <ul aria-label="Common varietals" className="mt-2 -ml-3 flex min-h-11 flex-wrap gap-x-1">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={typed.some(sameName(name))}
            onClick={() => toggle(name)}
            className="group inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-sans text-sm text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-wine-tint aria-pressed:font-semibold aria-pressed:text-wine"
          >
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
              <path
                d="M6 1.5v9M1.5 6h9"
                className="group-aria-pressed:hidden"
                stroke="currentColor"
                strokeWidth="1.5"
              />
              <path
                d="M1.5 6.5 4.5 9.5 10.5 2.5"
                className="hidden group-aria-pressed:inline"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
              />
            </svg>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
