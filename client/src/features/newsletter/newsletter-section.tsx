import { site } from "#shared/site.ts";
import { NewsletterForm, type NewsletterFormProps } from "./newsletter-form.tsx";

/** The newsletter's own band on a page. */
export function NewsletterSection({
  source,
  button,
}: Pick<NewsletterFormProps, "source" | "button">) {
  return (
    <section aria-labelledby="newsletter" className="border-t border-rule bg-sunken print:hidden">
      <div className="page-width grid items-end gap-8 py-14 sm:py-20 lg:grid-cols-2">
        <div>
          <p className="eyebrow">Newsletter</p>
          <h2 id="newsletter" className="mt-3 font-display text-3xl sm:text-4xl">
            Wine country, now and then, in your inbox
          </h2>
          <p className="mt-4 max-w-prose font-serif text-lg text-ink-soft">
            New articles, release weekends and places worth the drive.{" "}
            {site.subscriberClaim
              ? `Join ${site.subscriberClaim}, and leave with one click.`
              : "Unsubscribe with one click."}
          </p>
        </div>
        <NewsletterForm
          source={source}
          placeholder="Enter your email for wine updates"
          button={button}
        />
      </div>
    </section>
  );
}
