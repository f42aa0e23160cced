import { Link } from "wouter";
import { ContactWays } from "#client/content/legal/contact-ways.tsx";
import type { LegalDocument } from "#client/content/legal/legal-document.ts";
import { site } from "#shared/site.ts";

/** The 13 sections of the Privacy Policy, in the specified order (spec §2 Legal pages). */
export const PRIVACY_POLICY: LegalDocument = {
  title: "Privacy Policy",
  summary:
    "You can use the guide without telling us who you are. We use an address only for what you gave it for. We sell nothing about you, we track no one, and you can download your data or have it deleted.",
  sections: [
    {
      id: "information-we-collect",
      heading: "Information we collect",
      body: (
        <>
          <p>The map, the directory, the articles and the planner work without an account.</p>
          <h3>What you give us</h3>
          <ul>
            <li>
              <strong>An itinerary by email.</strong> The address you type and the wineries and
              answers that make up the plan. We use the address once, to send that one email, and do
              not keep it. For a while we keep a keyed hash of it, and of the whole request: numbers
              that cannot be turned back into the address. They stop anyone from using the site to
              flood an inbox and keep a double press of Send from sending twice.
            </li>
            <li>
              <strong>Your request for no email.</strong> If you use the link in our emails that
              stops all email, we keep a hash of your address and the time, so that no one can have
              email sent to it from here. The same link undoes it.
            </li>
            <li>
              <strong>The newsletter.</strong> Your address, where on the site you typed it, when
              you asked, and when you confirmed. Until you confirm with the link we send, you
              receive nothing more. For each newsletter we note whether your mail server accepted
              it. When you unsubscribe, or when it refuses two newsletters in a row, we erase the
              address.
            </li>
            <li>
              <strong>A correction you suggest.</strong> What you write about a winery, how you
              know, and your email address if you leave one. An editor reads it. We use the address
              to tell you the result, and erase everything after 180 days.
            </li>
            <li>
              <strong>An account, if you want one.</strong> You sign in through an OpenID Connect
              provider or through the site’s own sign-in. We store an identifier, your email
              address, and the name and picture address the provider passes on, if it does. With the
              site’s own sign-in we store your password as a one-way hash only, never the password
              itself.
            </li>
            <li>
              <strong>What you keep in the account.</strong> Favorites, your trip list and saved
              trips. A trip you delete can be brought back for some minutes, then it is removed.
            </li>
          </ul>
          <h3>What arrives by itself</h3>
          <ul>
            <li>
              <strong>A technical log.</strong> One line for each request: when, which kind of page,
              whether it worked, how long it took. The line holds neither your network address nor
              anything you typed. A hosting provider may keep a connection log of its own.
            </li>
            <li>
              <strong>Limits against abuse.</strong> A keyed hash of your network address, when you
              ask the site to send an email, suggest a correction or try to sign in, and with the
              site’s own sign-in of the email address that is tried.
            </li>
          </ul>
          <h3>What stays with you</h3>
          <ul>
            <li>
              <strong>Your trip draft</strong> is kept in your browser until you save it to an
              account or have it sent.
            </li>
            <li>
              <strong>Your trip list</strong> is kept in your browser until you sign in; then it
              moves to your account.
            </li>
            <li>
              <strong>Your location</strong>, if you ask for wineries near you, is used in your
              browser and is not sent to us.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "how-we-use-it",
      heading: "How we use it",
      body: (
        <>
          <p>We use the information to:</p>
          <ul>
            <li>send the itinerary you asked for;</li>
            <li>send the newsletter you confirmed, until you end it;</li>
            <li>keep you signed in, and keep your favorites and trips for you;</li>
            <li>answer you when you write;</li>
            <li>run the site, find faults, and stop abuse;</li>
            <li>meet a legal duty where there is one.</li>
          </ul>
          <p>
            We do not use it to build profiles, to choose advertising, or to decide anything about
            you by machine.
          </p>
        </>
      ),
    },
    {
      id: "sharing",
      heading: "Sharing",
      body: (
        <>
          <p>
            We do not sell personal information and do not rent or trade it. It is passed on only:
          </p>
          <ul>
            <li>
              to those who run the site’s machinery for us, such as hosting, database and mail
              delivery, and only for that work;
            </li>
            <li>to the OpenID Connect provider you choose, when you sign in through it;</li>
            <li>when the law requires it, or to protect people or the site from harm;</li>
            <li>to a successor who takes over the whole site, under the promises on this page.</li>
          </ul>
          <p>
            Wineries learn nothing about you from us: choosing one for an itinerary does not notify
            it.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      heading: "Cookies and browser storage",
      body: (
        <>
          <p>
            <strong>Without signing in, no cookie is set.</strong> When you sign in, the site sets a
            session cookie that keeps you signed in. It is needed for that and does nothing else;
            page scripts cannot read it, and it ends when you sign out or when it expires. The
            site’s own sign-in page uses short-lived cookies while you are signing in.
          </p>
          <p>
            Your trip draft and trip list are kept in your browser’s local storage, so that a reload
            does not lose them. You can clear them in your browser’s settings.
          </p>
          <p>
            There are no advertising cookies and no third-party cookies, which is why no banner asks
            for your consent.
          </p>
        </>
      ),
    },
    {
      id: "behavioral-analytics",
      heading: "Behavioral analytics",
      body: (
        <>
          <p>
            <strong>None is used today.</strong> The site carries no analytics script, no tracking
            pixel, no session recording, no heat map, no fingerprinting and no advertising network.
            Our emails do not report whether you opened them or what you clicked.
          </p>
          <p>
            Affiliate links to retailers carry the name of the page and where on it the link
            appears. They carry nothing about you. What the retailer records after you have followed
            one is up to the retailer.
          </p>
          <p>
            Should that ever change, this section will say so first, and where the law asks for your
            consent we will ask for it before, not after.
          </p>
        </>
      ),
    },
    {
      id: "third-party-services",
      heading: "Third-party services",
      body: (
        <>
          <p>The site keeps its fonts, pictures and scripts on its own server. What remains:</p>
          <ul>
            <li>
              <strong>Map tiles.</strong> The detailed map background comes from a tile service,
              OpenStreetMap’s unless the operator has chosen another. To send you a tile, that
              server sees your network address, the name of our site, and the area of the map you
              are looking at. The plain map beneath it comes from us and works without those tiles.
            </li>
            <li>
              <strong>Mail delivery.</strong> An email passes through the mail service that sends it
              for us and through your own mail provider.
            </li>
            <li>
              <strong>Sign-in.</strong> If you sign in through an OpenID Connect provider, that
              provider knows that you did.
            </li>
            <li>
              <strong>Links you follow.</strong> Winery sites, directions, retailers: they apply
              their own policies, and nothing reaches them before you follow the link.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "security",
      heading: "Security",
      body: (
        <p>
          Passwords and the addresses used for limits are kept as hashes, sessions expire and end at
          sign-out, links that confirm or unsubscribe carry secret tokens, and requests that change
          something are refused when they come from another site. No system is beyond failure. If
          one of ours fails in a way that touches your data, we will tell you as the law requires.
        </p>
      ),
    },
    {
      id: "your-rights",
      heading: "Your rights",
      body: (
        <>
          <p>Wherever you live, you can:</p>
          <ul>
            <li>
              <strong>see and take your data</strong>: the account page exports everything the
              account holds in one file;
            </li>
            <li>
              <strong>correct it</strong>: rename or change your trips and favorites yourself, and
              write to us about the rest;
            </li>
            <li>
              <strong>delete it</strong>: the account page deletes the account with all it holds;
            </li>
            <li>
              <strong>unsubscribe</strong>: one click on the link in any newsletter, or the
              unsubscribe button of your email program, without signing in; or stop all email from
              us with the link in any email we send;
            </li>
            <li>
              <strong>object or ask</strong>: write to us, and we will answer within{" "}
              {site.privacyAnswerDays} days.
            </li>
          </ul>
          <p>
            We may ask you to show that the request is yours, usually by writing from the address in
            question. Using these rights never makes the service worse for you.
          </p>
        </>
      ),
    },
    {
      id: "age",
      heading: `Age: ${site.minimumAge} and over`,
      body: (
        <p>
          The site is meant for adults of at least {site.minimumAge} years. We do not knowingly
          collect information from anyone younger. If you believe that someone younger has given us
          an address or opened an account, tell us and we will delete it.
        </p>
      ),
    },
    {
      id: "california",
      heading: "California rights",
      body: (
        <>
          <p>
            If you live in California, state law may give you the right to know what personal
            information is collected about you, to have it corrected or deleted, to limit the use of
            sensitive information, to opt out of its sale or sharing, and not to be treated worse
            for using these rights. We honor such requests from everyone, whether or not the law
            reaches a site of our size.
          </p>
          <p>
            In the terms of that law, the categories we collect are identifiers (an email address,
            an account identifier, a hashed network address), sign-in details (a hashed password,
            with the site’s own sign-in), and the content you save. They are described above, with
            their purposes. We have not sold or shared personal information in the past 12 months,
            do not do so now, and disclose none to third parties for their direct marketing. An
            opt-out signal such as Global Privacy Control finds nothing to switch off here.
          </p>
          <p>An agent with your written permission may make a request for you.</p>
        </>
      ),
    },
    {
      id: "international-users",
      heading: "International users",
      body: (
        <>
          <p>
            The site is about a place in the United States and is run for its visitors. Expect your
            information to be processed in the United States, where the law on privacy may differ
            from the law at home.
          </p>
          <p>
            If you are in the European Economic Area, the United Kingdom or Switzerland: we process
            your information to do what you asked for (itinerary, account), with your consent
            (newsletter, which you can end at any time), and in our legitimate interest in a site
            that is secure and works. You also have the rights to restrict processing, to object to
            it, and to complain to your supervisory authority.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      body: (
        <p>
          The text on this page is the current one, and the date at the top is today’s. We announce
          important changes on the site before they take effect, and we do not put information
          collected under an earlier text to a new use without your consent.
        </p>
      ),
    },
    {
      id: "contact",
      heading: "Contact",
      body: (
        <>
          <p>
            Questions and requests about your privacy are answered within {site.privacyAnswerDays}{" "}
            days.
          </p>
          <ContactWays />
          <p>
            The rules for using the site are in the{" "}
            <Link href="/terms-of-service">Terms of Service</Link>.
          </p>
        </>
      ),
    },
  ],
};
