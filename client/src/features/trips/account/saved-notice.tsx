import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";

interface SavedNoticeProps {
  readonly trip: { readonly url: string; readonly name: string };
}

/** Where the saved trip is; it stays after the toast has gone and the form is empty again. */
export function SavedNotice({ trip }: SavedNoticeProps) {
  return (
    <div
      role="status"
      className="mt-8 border-l-2 border-sage bg-sage-tint px-5 py-4 lg:ml-[18.5rem]"
    >
      <p className="font-display text-lg font-medium break-words">
        {trip.name} is saved in your account.
      </p>
      <Link href={trip.url} className={buttonClass("quiet", "sm", "mt-2 -ml-4")}>
        Open the trip
      </Link>
    </div>
  );
}
