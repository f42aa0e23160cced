import { Link } from "wouter";
import { ContactWays } from "#client/content/legal/contact-ways.tsx";
import type { LegalDocument } from "#client/content/legal/legal-document.ts";
import { site } from "#shared/site.ts";

/** The 12 sections of the Terms of Service, in the specified order (spec §2 Legal pages). */
export const TERMS_OF_SERVICE: LegalDocument = {
  title: "Terms of Service",
  summary: `The guide is free, it is for adults of ${site.minimumAge} and over, and it is only a guide: confirm hours, fees and bookings with the winery before you set out. Use the site fairly, and do not drive after drinking.`,
  sections: [
    {
      id: "acceptance",
      heading: "Acceptance of these terms",
      body: (
        <>
          <p>
            These terms are the agreement between you and the operator of {site.name} (“we”, “us”,
            “the site”). By using the site, with an account or without one, you accept them. If you
            do not accept them, please do not use the site.
          </p>
          <p>
            If you use the site on behalf of others, for instance to plan an outing for a group, you
            accept the terms for that use too.
          </p>
        </>
      ),
    },
    {
      id: "service",
      heading: "What the service is",
      body: (
        <>
          <p>
            The site is a guide to the wineries of Washington State. It offers a map and a
            directory, a page for each winery, articles, a trip planner that puts together an
            itinerary and sends it by email, and a newsletter. An account is optional; it keeps your
            favorites and saved trips. The site does not charge you for any of this.
          </p>
          <p>Please keep in mind what it is not:</p>
          <ul>
            <li>
              It is not a booking service. An itinerary is a suggestion. It reserves no table, no
              tasting and no time.
            </li>
            <li>
              It is not run by the wineries it lists. A listing is not an endorsement of us by the
              winery.
            </li>
            <li>
              It does not sell, deliver or ship wine. Where you buy, you buy from the winery or the
              retailer.
            </li>
            <li>
              It is not a navigation system. Distances are measured or estimated, and a driving time
              on the site knows nothing of traffic, snow, smoke or a closed pass.
            </li>
          </ul>
          <p>
            We may add, change or remove parts of the service. If we end a part that stores your
            data, we will say so on the site in time for you to export it.
          </p>
        </>
      ),
    },
    {
      id: "your-responsibilities",
      heading: "Your responsibilities",
      body: (
        <>
          <p>When you use the site, you agree to:</p>
          <ul>
            <li>
              confirm opening hours, fees, reservations and any other fact your day depends on with
              the winery itself;
            </li>
            <li>
              have an itinerary sent only to your own address, or to someone who has agreed to
              receive it;
            </li>
            <li>
              keep your sign-in details to yourself, and tell us if you think someone else has used
              your account;
            </li>
            <li>
              leave the site in working order for everyone else: do not probe or get around its
              security, overload it, send email through it to people who did not ask for it, or copy
              it wholesale by machine;
            </li>
            <li>obey the law where you are, including its rules on alcohol.</li>
          </ul>
          <p>
            A day of tastings is a day of drinking. Decide before the first pour who drives, use the
            spittoon, eat, and never drive after drinking. Nothing on the site means that you are
            fit to drive.
          </p>
          <p>
            We may limit or close access that breaks these rules. Where it is possible and safe, we
            will tell you first.
          </p>
        </>
      ),
    },
    {
      id: "intellectual-property",
      heading: "Intellectual property",
      body: (
        <>
          <p>
            The texts, drawings, design and software of the site belong to its operator or are used
            under license. You may read, print, link to and share them for your own, non-commercial
            purposes, an itinerary above all. To republish an article or a drawing, ask us first.
          </p>
          <p>
            The names and marks of wineries and retailers belong to their owners. They are used here
            only to identify them.
          </p>
          <p>
            Some of the facts come from others and stay under their terms. Positions, addresses and
            opening hours come in part from{" "}
            <a href={site.credits.openStreetMap.url} rel="noopener noreferrer" target="_blank">
              {site.credits.openStreetMap.text}
            </a>{" "}
            under the Open Database License. The outlines of the American Viticultural Areas come
            from a public-domain dedication, and place names and federal records are in the public
            domain.
          </p>
          <p>
            If you send us a correction, we may use it without owing you anything. We are grateful
            for every one.
          </p>
        </>
      ),
    },
    {
      id: "data-and-analytics",
      heading: "Data collection and analytics",
      body: (
        <p>
          We collect what the service needs and little else, and we use no behavioral analytics
          today. What is collected, why, and how you can see or erase it is set out in the{" "}
          <Link href="/privacy-policy">Privacy Policy</Link>, which is part of these terms.
        </p>
      ),
    },
    {
      id: "third-party-links",
      heading: "Third-party links",
      body: (
        <>
          <p>
            The site links to wineries, retailers, maps and other places we do not run. Whoever runs
            those sites is responsible for what you find there and how your data is handled.
          </p>
          <p>
            Some links are paid. On the gear page and in articles marked “Advertorial”, a link to a
            retailer is an affiliate link: we may receive a commission or a credit if you open an
            account or buy after following it. The price you pay is the retailer’s own, and so are
            the terms of any credit, discount or delivery that is mentioned. Wineries cannot pay for
            a place on the map or in the directory.
          </p>
        </>
      ),
    },
    {
      id: "disclaimer",
      heading: "No warranty",
      body: (
        <>
          <p>
            We take care to show where a fact comes from and when it was last verified, and to say
            so when we do not know. Wineries change hands, hours and prices all the same, and
            mistakes happen. The site is therefore provided “as is” and “as available”. As far as
            the law allows, we give no warranty, express or implied, that it is complete, correct,
            current, uninterrupted, or fit for a particular purpose.
          </p>
          <p>
            Opinions on wine are opinions. Nothing on the site is legal, medical or financial
            advice.
          </p>
        </>
      ),
    },
    {
      id: "liability",
      heading: "Limit of liability",
      body: (
        <>
          <p>
            As far as the law allows, we are not liable for indirect, incidental or consequential
            loss from using the site or from not being able to use it. That includes a closed
            tasting room, a wasted trip, a missed booking, an email that did not arrive, and a
            purchase from a third party.
          </p>
          <p>
            Where we are liable, our total liability to you for all claims is limited to one hundred
            US dollars. Some places do not allow such limits; there, they apply only as far as the
            law allows. Nothing in these terms limits liability that cannot be limited by law.
          </p>
        </>
      ),
    },
    {
      id: "age",
      heading: `Age restriction: ${site.minimumAge} and over`,
      body: (
        <p>
          The site is about alcohol and is meant for people of legal drinking age in the United
          States. You must be at least {site.minimumAge} years old to use it, to open an account, or
          to subscribe to the newsletter. Wineries and carriers will ask for proof of age; so may
          the retailers we link to.
        </p>
      ),
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      body: (
        <>
          <p>
            We may change these terms when the service or the law changes. The text on this page is
            the current one, and the date at the top is today’s. We announce important changes on
            the site before they take effect.
          </p>
          <p>
            If you go on using the site after a change has taken effect, the changed terms apply. If
            you would rather not, you can stop at any time and have your account deleted.
          </p>
        </>
      ),
    },
    {
      id: "governing-law",
      heading: "Governing law",
      body: (
        <p>
          These terms are governed by the laws of Washington State, without regard to its rules on
          the conflict of laws. Disputes belong before the state and federal courts located in
          Washington State, unless the law of the place where you live gives you the right to
          another court. If one part of these terms does not hold, the rest remains in force.
        </p>
      ),
    },
    {
      id: "contact",
      heading: "Contact",
      body: (
        <>
          <p>Questions about these terms, and corrections to anything on the site, are welcome.</p>
          <ContactWays />
        </>
      ),
    },
  ],
};
