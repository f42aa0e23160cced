import { useId } from "react";
import { VINE_LEAF, VINE_LEAF_VEINS } from "#shared/drawing/vine-leaf-shape.ts";
import { TONES } from "../tones.ts";
import { MOTIFS } from "./ava-emblem-motifs.ts";

export interface AvaEmblemProps {
  /** An AVA's id, e.g. `red-mountain`; any other area gets a vine leaf. */
  readonly id: string;
  readonly className?: string | undefined;
}

/** The round mark of a growing region, drawn for 32 px and up. */
export function AvaEmblem({ id, className }: AvaEmblemProps) {
  const clip = useId();
  const motif = MOTIFS[id];
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="28.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill={TONES.sky} />
        {motif?.map(([tone, d, line]) =>
          line ? (
            <path
              key={d}
              d={d}
              fill="none"
              stroke={TONES[tone]}
              strokeWidth={line}
              strokeLinecap="round"
            />
          ) : (
            <path key={d} d={d} fill={TONES[tone]} />
          ),
        )}
        {motif ? null : <LeafAndGrapes />}
      </g>
      <circle
        cx="32"
        cy="32"
        r="30.4"
        fill="none"
        stroke="light-dark(#6e1f3a,#a85672)"
        strokeWidth="1.6"
      />
    </svg>
  );
}

/** Berries of the cluster below the leaf, row by row. */
const BERRIES = [
  [27, 40],
  [32.5, 40],
  [38, 40],
  [29.7, 44.8],
  [35.2, 44.8],
  [32.5, 49.6],
] as const;

function LeafAndGrapes() {
  return (
    <>
      <path fill={TONES.sage} d="M0 46Q20 39 40 43T64 41V64H0Z" />
      <g fill={TONES.wine}>
        {BERRIES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y + 3} r="3.4" />
        ))}
      </g>
      <g transform="translate(32 17) rotate(-8) scale(.4)">
        <path fill="light-dark(#4d5a35,#7c8a63)" d={VINE_LEAF} />
        <path fill="none" stroke={TONES.sky} strokeWidth="2.6" d={VINE_LEAF_VEINS} />
      </g>
      <path fill="none" stroke={TONES.deep} strokeWidth="1.8" d="M10 13Q20 9 31 16.5T52 12" />
    </>
  );
}
