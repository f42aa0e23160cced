interface WineryRatingProps {
  /** Out of 5 (spec §3). */
  readonly rating: number;
  readonly className?: string;
}

/** "4.5 / 5" beside a star; read aloud as "Rated 4.5 out of 5". */
export function WineryRating({ rating, className = "" }: WineryRatingProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 tabular-nums ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-[0.9em] text-gold">
        <path
          fill="currentColor"
          d="m8 .8 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.8l-4.5 2.6 1.2-5L.8 6l5.1-.5Z"
        />
      </svg>
      <span aria-hidden="true">{rating} / 5</span>
      <span className="sr-only">Rated {rating} out of 5</span>
    </span>
  );
}
