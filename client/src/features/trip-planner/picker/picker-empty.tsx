import { Spot } from "#client/art/spot.tsx";
import { Button } from "#client/ui/button.tsx";

interface PickerEmptyProps {
  readonly startCity: string;
  /** Wineries left out only because nobody has verified what they pour. */
  readonly unverified: number;
  readonly onChangeTrip: () => void;
}

/** Spec §8: no winery in reach pours what was asked for; with the likeliest reason, if there is one. */
export function PickerEmpty({ startCity, unverified, onChangeTrip }: PickerEmptyProps) {
  const reason = reasonFor(unverified);
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center py-8 text-center">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-xl">
        No wineries found near {startCity} with your preferences.
      </p>
      <p className="mt-3 font-serif text-base text-ink-soft">
        Try selecting a different starting city or adjusting your preferences.
      </p>
      {reason ? <p className="mt-4 font-sans text-sm text-ink">{reason}</p> : null}
      <Button variant="secondary" className="mt-7" onClick={onChangeTrip}>
        Change your trip
      </Button>
    </div>
  );
}

function reasonFor(unverified: number): string | null {
  if (unverified === 0) return null;
  return unverified === 1
    ? "One winery in reach is left out because nobody has verified what it pours."
    : `${unverified} wineries in reach are left out because nobody has verified what they pour.`;
}
