import { Link } from "wouter";
import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";

/** The specification fixes the title and the headings; the text is a plan, since no trial stands behind it. */
export const ONE_MONTH: AdvertorialArticle = {
  ...PAID_ARTICLES.oneMonth,
  boxesAfter: [2, 4],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            A word on the title, before it promises too much. Nobody at this guide bought wine for
            this page, and no tasting diary follows. Take the line as the one you may want to say
            yourself in thirty days. What follows is the plan for getting there: a trial month with
            a daily-deals wine shop, with a sum fixed on the first evening and four things to find
            out.
          </p>
          <p>
            A month is a fair trial for a shop that keeps changing its window. It is long enough to
            see what is sold when no holiday is near, and short enough that the sum still holds on
            the last day. A report on bottles would be no use to you in any case: what was on offer
            when a page was written is gone when it is read. Where the retailer makes a claim below,
            it is marked as the retailer’s.
          </p>
        </>
      ),
    },
    {
      heading: "What Is Wine Spies",
      body: (
        <>
          <p>
            Wine Spies is an online retailer that sells wine by the deal. In place of a warehouse
            list to scroll through, it shows a small selection for a limited time and then moves on.
            The secret-agent manner is decoration. The trade underneath is an old one.
          </p>
          <p>
            Wineries finish most years with some wine they did not plan to have: a vintage that must
            make room for the next, an order that fell through, a lot too small for a distributor.
            Selling it quietly and quickly is worth a lower price, and leaves the price on the
            tasting-room wall where it was.
          </p>
          <p>
            Wine Spies says its prices run from 30% to 75% below retail. Treat that as a range to
            check and not as a promise about the bottle in front of you. Look the wine up in the
            winery’s own shop, same vintage, and at one other merchant. It takes two minutes, and it
            is the habit that tells a deal from a discount.
          </p>
        </>
      ),
    },
    {
      heading: "How It Works",
      body: (
        <>
          <p>
            Before anything else, see whether it ships to your state. The rules on shipping wine
            differ from one to the next, and the retailer’s own list is the only one that counts. An
            adult of 21 or over has to sign, so choose an address where there is one during the day.
            Then take the month a week at a time.
          </p>
          <ul>
            <li>
              <strong>Week one: look, and keep a list.</strong> Write down three offers that tempt
              you, each with its price and the price elsewhere. By the weekend you know what the
              shop is like on an ordinary Wednesday.
            </li>
            <li>
              <strong>Week two: one bottle of something you know.</strong> A grape and a place you
              have drunk before tell you more about a shop than an adventure does, because you will
              notice if the bottle is tired.
            </li>
            <li>
              <strong>Week three: read the locker’s terms.</strong> Wine Spies says that it stores
              what you buy in a free locker until you have twelve bottles, and that the full case
              then ships free. Find out what happens if you want the wine sooner, how long it may
              stay, and in what kind of room.
            </li>
            <li>
              <strong>Week four: plan a case on paper.</strong> Six for the table, three to keep,
              three you have never heard of. A case bought one impulse at a time has a way of
              turning into twelve bottles of Cabernet.
            </li>
          </ul>
          <p>
            A clock beside a price is a sales tool, and a good one. There will be another wine
            tomorrow; that is the whole design.
          </p>
        </>
      ),
    },
    {
      heading: "A Quick Note on Customer Service",
      body: (
        <>
          <p>
            Judge a wine merchant by what happens when a bottle is bad. Some corks still spoil the
            wine beneath them, parcels sit in hot vans, and couriers come when nobody is home. None
            of it is unusual, so a good shop has its answers ready.
          </p>
          <p>
            Ask by email, before the first order. What do you do about a corked bottle, and how long
            after delivery may I report it? Will you hold a shipment in a heat wave or a freeze? Who
            pays when a delivery is missed? This page cannot answer for the retailer. The reply, and
            the time it takes, will tell you more than a review.
          </p>
          <p>
            If a box arrives wet or broken, photograph it before you unpack. If a wine is faulty,
            push the cork back and keep what is left until the matter is settled.
          </p>
        </>
      ),
    },
    {
      heading: "Why I'm Hooked",
      body: (
        <>
          <p>
            Put this heading at the top of an empty page on day thirty, and see whether you can
            finish it. There are good endings. The best is that someone else has done the narrowing:
            a list of four thousand wines asks you to know already what you want, while a short one
            asks only whether you would like this. Another is shipping. If the locker does what the
            retailer describes, you can buy a bottle here and two there, which is how a mixed cellar
            grows, and nobody has to hold a case-sized opinion about a wine they have not tasted.
          </p>
          <p>
            A third is contrast. If your home ground is Washington, a shop that deals in everywhere
            is a cheap way to travel. Set a Loire Chenin Blanc beside one from the Yakima Valley, or
            a Rhône Syrah beside one from Walla Walla. Pour them small, with food. When the bottle
            from home wins, find out who grew it in the <Link href="/wineries">directory</Link> and
            go there. No deal comes with the view.
          </p>
          <p>
            There are bad endings too. If the honest one is that the countdown is exciting, or that
            there is more wine in the house than there was, the trial has still done its work. Close
            the account.
          </p>
        </>
      ),
    },
    {
      heading: "Final Verdict",
      body: (
        <>
          <p>
            The verdict is yours, and three figures settle it. What did you spend, shipping
            included? What would the same bottles have cost at their wineries? How many of them
            would you buy again at full price? If the second is well above the first and the third
            is most of them, you have found a shop. If not, you have found out for the price of one
            bottle.
          </p>
          <p>
            A daily-deals site suits a drinker with patience, a fixed sum, and somewhere cool to put
            a case. It does not suit anyone who needs a certain wine by Friday, who buys because a
            counter is running, or who would rather not drink more than they do now. If that is you,
            close the page with our blessing.
          </p>
        </>
      ),
    },
  ],
};
