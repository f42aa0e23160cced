import { Link } from "wouter";
import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";

export const FIVE_DEALS: AdvertorialArticle = {
  ...PAID_ARTICLES.fiveDeals,
  boxesAfter: [2, 5],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            A list of five bottles would have been out of date before the corks were out, so this is
            a list of five kinds of deal. In April 2025 the International Organisation of Vine and
            Wine reported that the world drank less wine in 2024 than in any year since 1961. What
            isn’t sold the usual way has to be sold some other way. These are the common ones.
          </p>
          <p>
            For each: what it is, why it exists, and the question to ask before you pay. A deal is a
            low price on something you wanted.
          </p>
        </>
      ),
    },
    {
      heading: "1. The deal of the day",
      body: (
        <>
          <p>
            A retailer offers a few wines for a short while, cheaper than elsewhere, and then moves
            on. The short run protects everyone: the winery’s list price holds, and the retailer is
            not left with a warehouse of leftovers.
          </p>
          <p>
            Wine Spies is one of these sites. Wine Spies says its discounts run from 30% to 75%.
            Some days that will be a wine you would cross the state for. On the others, let it go
            by.
          </p>
          <p>
            <strong>Ask:</strong> what does the same wine, of the same vintage, cost at the winery
            today?
          </p>
        </>
      ),
    },
    {
      heading: "2. The case without the shipping",
      body: (
        <>
          <p>
            Wine is heavy, needs a signature and hates heat. Shipping one bottle can cost as much as
            the bottle, so the best deal may be the one that takes shipping off the bill. Many shops
            and wineries lower it, or drop it, at six bottles or twelve.
          </p>
          <p>
            The drawback is having to choose twelve at once. Wine Spies says it has an answer: what
            you buy goes into a free locker until it holds twelve, and the full case then ships
            free. That turns one large decision into a dozen small ones, which is easier on your
            judgment if not always on your budget. Add up what is in the locker before you add to
            it.
          </p>
          <p>
            <strong>Ask:</strong> when will I have twelve, and what happens if I want them sooner?
          </p>
        </>
      ),
    },
    {
      heading: "3. The second label",
      body: (
        <>
          <p>
            Every careful winery tastes its barrels and leaves some out of the first wine: young
            vines, a lot that did not fit, a barrel too many in a generous year. That wine came from
            the same vineyard, the same hands and the same cellar. Sold under a second name, it
            costs less than the first.
          </p>
          <p>
            A second label is at its best when the winery is strict about the first. It also tends
            to drink well young, which helps if you have no cellar. Tasting rooms will tell you
            about theirs if you ask; use the <Link href="/wineries">directory</Link> to find one
            near you.
          </p>
          <p>
            <strong>Ask:</strong> is this the winery’s own fruit, or only its name?
          </p>
        </>
      ),
    },
    {
      heading: "4. The older vintage",
      body: (
        <>
          <p>
            When a new vintage arrives, the last one must go. Shops call it a bin end, wineries call
            it a library release if they are proud of it, and a distributor calls it a closeout. For
            a white made to be drunk young, it is a discount for a reason. For a structured red, it
            is several years of cellaring thrown in.
          </p>
          <p>
            Storage decides. A bottle that spent five summers in the winery’s own cellar is worth
            more than its twin from a warm stockroom, and neither label will tell you. Buy one
            before you buy six, and open it within the week.
          </p>
          <p>
            <strong>Ask:</strong> where has it been since it was bottled?
          </p>
        </>
      ),
    },
    {
      heading: "5. The welcome offer",
      body: (
        <>
          <p>
            New customers are expensive to find, so retailers pay you to become one: a credit for
            opening an account, or money off the first order. This page carries such an offer; that
            is what makes it an advertorial, and we may earn something if you take it up. The terms
            are the retailer’s to set, and they change.
          </p>
          <p>
            A welcome offer is worth exactly what it takes off a bottle you would have bought
            anyway. Check the minimum you have to spend, the wines it excludes, the date it expires
            and whether it turns into a subscription. If an offer needs you to spend three times
            what you meant to, skip it.
          </p>
          <p>
            <strong>Ask:</strong> what will I have paid, shipping included, when the box is on my
            table?
          </p>
        </>
      ),
    },
    {
      heading: "The deal under all five",
      body: (
        <>
          <p>
            None of this works without a list of your own. Write down five wines you have loved and
            what you paid. Keep it on your phone. It is the cheapest tool in wine, and it turns “75%
            off” into a question you can answer.
          </p>
          <p>
            One more rule: a cheaper bottle still holds five glasses. Spend the difference on
            something good to eat with it, or on a weekend where it was grown.
          </p>
        </>
      ),
    },
  ],
};
