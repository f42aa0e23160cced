/** A time as the timeline sets it: big and quiet, the half of the day small beside it. */
export function ClockTime({
  minutes,
  isBig = false,
}: {
  readonly minutes: number;
  readonly isBig?: boolean;
}) {
  const ofDay = minutes % (24 * 60);
  const hour = Math.floor(ofDay / 60);
  const minute = String(ofDay % 60).padStart(2, "0");
  return (
    <time
      dateTime={`${String(hour).padStart(2, "0")}:${minute}`}
      className={`block text-right font-display leading-none whitespace-nowrap tabular-nums ${isBig ? "text-2xl font-normal sm:text-4xl" : "text-lg text-ink-soft sm:text-xl"}`}
    >
      {hour % 12 || 12}:{minute}
      <span
        className={`font-sans font-medium text-ink-faint ${isBig ? "block pt-1 text-xs sm:pt-1.5" : "block pt-1 text-xs"}`}
      >
        {hour < 12 ? "AM" : "PM"}
      </span>
    </time>
  );
}
