import { GLASS } from "#shared/drawing/vessel-shapes.ts";
import { TONES } from "./tones.ts";

interface WriterPortraitProps {
  /** An author's id of `shared/site.ts`. */
  readonly authorId: string;
  readonly className?: string;
}

/** A writer by what they carry, for no face is invented: the founder's hat, the writer's pen and glass. */
export function WriterPortrait({ authorId, className }: WriterPortraitProps) {
  return (
    <svg className={className} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      <circle cx="40" cy="40" r="39" fill={TONES.sky} />
      {authorId === "founder" ? <HatOverRows /> : <PenAndGlass />}
      <circle cx="40" cy="40" r="38" fill="none" stroke={TONES.wine} strokeWidth="2" />
    </svg>
  );
}

/** A straw hat on a vineyard post. */
function HatOverRows() {
  return (
    <>
      <circle cx="56" cy="24" r="9" fill={TONES.sun} />
      <path fill={TONES.far} d="M2 48Q22 38 40 45T78 43Q79 56 68 67H12Q2 58 2 48Z" />
      <path fill={TONES.sage} d="M5 56Q40 48 75 56Q70 70 55 76H25Q10 70 5 56Z" />
      <path
        fill={TONES.leaf}
        d="M40 54L34 77H28L36 54ZM30 55L18 72 13 67 26 55ZM50 55L62 72 67 67 54 55ZM44 54L52 77H46L42 54Z"
      />
      <path fill={TONES.basalt} d="M38 36H42V74H38Z" />
      <path fill={TONES.wheat} d="M14 36Q40 26 66 36 62 43 40 43T14 36Z" />
      <path fill={TONES.wheat} d="M25 35Q26 17 40 17T55 35Q40 40 25 35Z" />
      <path fill={TONES.wine} d="M25 33Q40 38 55 33V30Q40 35 25 30Z" />
    </>
  );
}

/** A fountain pen across a glass, on ruled paper. */
function PenAndGlass() {
  return (
    <>
      <path fill={TONES.snow} d="M20 19H60V63H20Z" transform="rotate(-6 40 40)" />
      <path
        stroke={TONES.far}
        strokeWidth="1.2"
        d="M24 27H56M24 34H56M24 41H56M24 48H56M24 55H56"
        transform="rotate(-6 40 40)"
      />
      <g transform="translate(36 66) scale(.6)">
        <path fill={TONES.glow} opacity=".5" d={GLASS.bowl} />
        <path fill={TONES.wine} d={GLASS.wine} />
        <path fill={TONES.basalt} d={GLASS.stem} />
      </g>
      <g transform="rotate(38 52 40)">
        <path fill={TONES.basalt} d="M49 10H55V44H49Z" />
        <path fill={TONES.sun} d="M49 42H55V46H49Z" />
        <path fill={TONES.slate} d="M49 46H55L52 60Z" />
      </g>
    </>
  );
}
