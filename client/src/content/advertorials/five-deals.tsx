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
            A list of five bottles would have been out of date before the cork was out. Kinds of
            deal last longer than their year. The year in the title began with a count that the
            International Organisation of Vine and Wine published that April: the world had drunk
            less wine in 2024 than in any year since 1961. What is not drunk has to be sold some
            other way. The five below are the usual ones.
          </p>
          <p>
            For each: what it is, why it exists, and the question to ask before you pay. The
            question matters most. A low price is a number. A deal is a low price on something you
            wanted.
          </p>
        </>
      ),
    },
    {
      heading: "1. The deal of the day",
      body: (
        <>
          <p>
            A retailer shows a few wines for a short while, cheaper than elsewhere, and then moves
            on. The short run protects everybody: the winery’s list price is not seen to fall, and
            the retailer needs no warehouse full of leftovers.
          </p>
          <p>
            Wine Spies is a site of this sort. Wine Spies says its discounts run from 30% to 75%.
            Some days that will be a wine you would cross the state for and some days it will not,
            and the skill lies in letting the second kind go by.
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
            Wine is heavy, must be signed for, and dislikes heat. Freight on one bottle can cost as
            much as the bottle, so the quietest deal in wine is the one that takes shipping off the
            bill. Most merchants and many wineries lower it, or drop it, at six bottles or twelve.
          </p>
          <p>
            The drawback is having to choose twelve at once. Wine Spies says it has an answer: what
            you buy goes into a free locker until it holds twelve, and the full case then ships
            free. It turns one large decision into a dozen small ones, which is kinder to your
            judgment if not always to your budget. Add up the locker before you add to it.
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
            often costs a fraction of the first.
          </p>
          <p>
            The second label is at its best when the first is at its strictest, and when times are
            slow enough that good barrels slip down a step. It also tends to drink well young, which
            is a mercy if you have no cellar. Tasting rooms will tell you about theirs if you ask;
            use the <Link href="/wineries">directory</Link> to find one near you.
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
            anyway. Read the least sum you have to spend, the wines it excludes, the date it runs
            out, and whether it repeats itself as a subscription. If an offer needs you to spend
            three times what you meant to, it is not you who is being welcomed.
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
            what you paid. Keep it on your phone. It is the cheapest instrument in wine, and it
            turns “75% off” into a question you can answer.
          </p>
          <p>
            One more rule, the oldest one. A saving is money, not capacity. The bottle that cost
            less still holds five glasses. Let the difference buy something better to eat beside it,
            or a weekend where it was grown.
          </p>
        </>
      ),
    },
  ],
};
