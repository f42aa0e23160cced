import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { buttonClass } from "#client/ui/button.tsx";

interface SentNoticeProps {
  readonly email: string;
  readonly className?: string;
  /** What can be done next. */
  readonly children?: ReactNode;
}

/** Where the plan went; it stays after the toast has gone. */
export function SentNotice({ email, className = "", children }: SentNoticeProps) {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <div
      role="status"
      className={`mt-8 border-l-2 border-sage bg-sage-tint px-5 py-4 ${className}`}
    >
      <p className="font-display text-lg font-medium">Your plan is on its way to {email}.</p>
      {settings?.mailbox ? (
        <p className="mt-1 font-sans text-sm text-ink-soft">
          This copy of the site keeps its mail instead of delivering it:{" "}
          <a href="/dev/mailbox" className="text-wine underline underline-offset-4">
            open the mailbox
          </a>
          .
        </p>
      ) : null}
      {children}
    </div>
  );
}

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
