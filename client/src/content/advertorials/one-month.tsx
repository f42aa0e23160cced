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
            First, about the title. No one at this guide bought wine for this page, and there is no
            tasting diary. What follows is a plan for a month of your own with a daily-deals wine
            shop: a budget set on the first evening and four things to find out.
          </p>
          <p>
            A month is a fair trial for a shop that changes daily. It is long enough to see what
            sells when no holiday is near, and short enough to stick to a budget. A report on
            bottles would be no use to you in any case: what was on offer when a page was written is
            gone when you read it. Claims below that come from the retailer are marked as the
            retailer’s.
          </p>
        </>
      ),
    },
    {
      heading: "What Is Wine Spies",
      body: (
        <>
          <p>
            Wine Spies is an online retailer that sells wine by the deal. Instead of a long list to
            scroll through, it offers a small selection for a limited time and then moves on. The
            secret-agent theme is decoration; the business underneath is an old one.
          </p>
          <p>
            Wineries finish most years with some wine they did not plan to have: a vintage that must
            make room for the next, an order that fell through, a lot too small for a distributor.
            Selling it quietly and quickly is worth a lower price, and leaves the price on the
            tasting-room wall where it was.
          </p>
          <p>
            Wine Spies says its prices run from 30% to 75% below retail. Treat that as a range to
            check, not a promise about the bottle in front of you. Look up the same vintage in the
            winery’s own shop and at one other store. It takes two minutes.
          </p>
        </>
      ),
    },
    {
      heading: "How It Works",
      body: (
        <>
          <p>
            Before anything else, see whether it ships to your state. Rules on shipping wine differ
            from state to state, and the retailer’s own list is the one that counts. Someone 21 or
            older has to sign, so choose an address where an adult is in during the day. Then take
            the month a week at a time.
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
              then ships free. Find out what happens if you want the wine sooner, how long it can
              stay and at what temperature.
            </li>
            <li>
              <strong>Week four: plan a case on paper.</strong> Six for the table, three to keep,
              three you have never heard of. A case bought one impulse at a time has a way of
              turning into twelve bottles of Cabernet.
            </li>
          </ul>
          <p>A clock beside a price is a sales tool. There will be another wine tomorrow.</p>
        </>
      ),
    },
    {
      heading: "A Quick Note on Customer Service",
      body: (
        <>
          <p>
            Judge a wine shop by what happens when a bottle is bad. Some corks still spoil the wine,
            boxes sit in hot vans, and drivers come when no one is home. A good shop has its answers
            ready.
          </p>
          <p>
            Ask by email, before the first order. What do you do about a corked bottle, and how long
            after delivery may I report it? Will you hold a shipment in a heat wave or a freeze? Who
            pays when a delivery is missed? The reply, and how long it takes, will tell you more
            than a review.
          </p>
          <p>
            If a box arrives wet or broken, photograph it before you unpack. If a wine is faulty,
            push the cork back in and keep what is left until you have an answer.
          </p>
        </>
      ),
    },
    {
      heading: "Why I'm Hooked",
      body: (
        <>
          <p>
            On day thirty, write this heading at the top of a blank page and see whether you can
            finish it. One good reason is that someone else has done the narrowing: a list of four
            thousand wines assumes you know what you want, while a short one asks only whether you
            would like this. Another is shipping. If the locker does what the retailer describes,
            you can buy a bottle here and two there and build a mixed case without committing to
            twelve of anything.
          </p>
          <p>
            A third is contrast. If you mostly drink Washington wine, a shop that sells wine from
            everywhere is a cheap way to travel. Set a Loire Chenin Blanc beside one from the Yakima
            Valley, or a Rhône Syrah beside one from Walla Walla. Pour them small, with food. When
            the bottle from home wins, find the winery in the{" "}
            <Link href="/wineries">directory</Link> and go.
          </p>
          <p>
            There are bad reasons, too. If the honest one is that the countdown is exciting, or that
            there is more wine in the house than before, close the account.
          </p>
        </>
      ),
    },
    {
      heading: "Final Verdict",
      body: (
        <>
          <p>
            The verdict is yours, and three numbers settle it. What did you spend, shipping
            included? What would the same bottles have cost at their wineries? How many of them
            would you buy again at full price? If the second is well above the first and the third
            is most of them, you have found a shop. If not, you have found out for the price of one
            bottle.
          </p>
          <p>
            A daily-deals site suits a patient drinker with a budget and somewhere cool to put a
            case. It does not suit anyone who needs a certain wine by Friday, who buys because a
            clock is running, or who would rather not drink more than they do now. If that is you,
            skip it with our blessing.
          </p>
        </>
      ),
    },
  ],
};
