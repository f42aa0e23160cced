import { site } from "#shared/site.ts";

interface ContactWaysProps {
  /** The operator's address, or null where only replies reach us. */
  readonly email?: string | null;
}

/** How to reach the operator: a reply to our mails always, the address where there is one. */
export function ContactWays({ email = site.contactEmail }: ContactWaysProps) {
  return (
    <>
      <p>
        Reply to any email from us: an itinerary, a newsletter or a request to confirm your
        subscription. If you have none, have the trip planner email you an itinerary and reply to
        that.
      </p>
      {email ? (
        <p>
          You can also write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : null}
    </>
  );
}
