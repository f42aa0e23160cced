interface LineIconProps {
  /** Drawn in a square of this size. */
  readonly box?: 12 | 16 | 20;
  readonly d: string;
  readonly width?: number;
  readonly className: string;
}

/** A small drawing of lines in the color of the text, beside words that say the same. */
export const LineIcon = ({ box = 16, d, width = 1.6, className }: LineIconProps) => (
  <svg aria-hidden="true" viewBox={`0 0 ${box} ${box}`} className={className}>
    <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />
  </svg>
);
