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
      className={`block text-right font-display leading-none whitespace-nowrap tabular-nums ${isBig ? "text-lg sm:text-4xl" : "text-base text-ink-soft sm:text-xl"}`}
    >
      {hour % 12 || 12}:{minute}
      <span className="block pt-1 font-sans text-xs font-medium text-ink-soft">
        {hour < 12 ? "AM" : "PM"}
      </span>
    </time>
  );
}
