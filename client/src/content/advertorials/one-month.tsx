import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/head/advertorial-head.ts";

export const ONE_MONTH: AdvertorialArticle = {
  ...PAID_ARTICLES.oneMonth,
  boxesAfter: [2, 4],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            Thirty days is a fair trial for a shop that changes its window every day. It is long
            enough to see what it sells when no holiday is near, and short enough that the budget
            you set on the first evening still holds on the last.
          </p>
          <p>
            So here is a month with Wine Spies, laid out the way one would lay it out for a friend:
            what the place is, how buying there works, what to ask before you trust it with your
            card, and where it earns its keep. It is not a diary of bottles. A wine that was on
            offer while these lines were written is gone by the time you read them, and a note on it
            would be no use to you. Where the retailer makes a claim, it is marked as the
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
            Wine Spies is an online retailer that sells wine by the deal of the day. In place of a
            warehouse list to scroll through, it puts a small selection in front of you, in limited
            quantity and for a limited time, and then moves on. In an early interview the people
            behind it described the idea they had begun with: one wine, one day, a sale that ends
            after 24 hours.
          </p>
          <p>
            The secret-agent manner is decoration. The trade underneath is an old one. Wineries
            finish most years with some wine they did not plan to have: a vintage that must make
            room for the next, a restaurant order that fell through, a lot too small for a
            distributor. Selling it quietly and quickly is worth a lower price, and it leaves the
            price on the tasting-room wall where it was.
          </p>
          <p>
            Wine Spies says its prices run from 30% to 75% below retail. Take that as a range to
            check, not as a promise about the bottle in front of you. Look the wine up at the
            winery’s own shop and at one other merchant. It takes two minutes, and it is the habit
            that separates a deal from a discount.
          </p>
        </>
      ),
    },
    {
      heading: "How It Works",
      body: (
        <>
          <p>
            Before anything else, check that it ships to your state. The rules on shipping wine
            differ from state to state, and the retailer’s own list is the only one that counts. An
            adult of 21 or over has to sign at the door, so choose an address where there is one
            during the day. Then take the month a week at a time.
          </p>
          <ul>
            <li>
              <strong>Week one: look, do not buy.</strong> Open the account and read the offers as
              they come. Write down three that tempt you, with the price and the price elsewhere. By
              the weekend you know what the site is like on an ordinary Wednesday.
            </li>
            <li>
              <strong>Week two: one bottle of something you know.</strong> A grape and a place you
              have drunk before tell you more about a shop than an adventure does, because you will
              notice if the bottle is tired.
            </li>
            <li>
              <strong>Week three: use the locker.</strong> The retailer’s help pages describe a
              locker as a case of twelve. You buy one or two bottles at a time, they wait for you,
              and when the locker is full the shipping of the case is included. Wine Spies says the
              storage until then is free. You can have a locker sent before it is full, but then the
              freight is yours.
            </li>
            <li>
              <strong>Week four: fill it with a plan.</strong> Six for the table, three to keep,
              three you have never heard of. A case bought one impulse at a time has a way of
              turning into twelve bottles of Cabernet.
            </li>
          </ul>
          <p>
            Set the month’s sum on the first day. A clock beside a price is a sales tool, and a good
            one. There will be another wine tomorrow; that is the whole design.
          </p>
        </>
      ),
    },
    {
      heading: "A Quick Note on Customer Service",
      body: (
        <>
          <p>
            Judge a wine merchant by what happens when a bottle is bad. A small share of corks still
            spoil the wine beneath them, parcels sit in hot vans, and couriers come when nobody is
            home. None of it is unusual, so a good shop has its answers ready.
          </p>
          <p>
            Ask before the first order, in week one, by e-mail: What do you do about a corked
            bottle, and how long after delivery may I report it? Will you hold a shipment in a heat
            wave or a freeze? Who pays when a delivery is missed? No page like this one can answer
            for the retailer, since terms change. The reply, and the time it takes, will tell you
            more than any review.
          </p>
          <p>
            If a box does arrive wet or broken, photograph it before you unpack. If a wine is
            faulty, push the cork back and keep what is left until the matter is settled.
          </p>
        </>
      ),
    },
    {
      heading: "Why I'm Hooked",
      body: (
        <>
          <p>
            What holds me is not the percentage. It is that somebody else has done the narrowing. A
            list of four thousand wines asks you to know already what you want. A short one asks
            only whether you would like this, and that is a question a curious person can answer.
          </p>
          <p>
            The locker is the second hook, for a reason that has nothing to do with saving. It takes
            the hurry out of the freight. Without it, the sensible way to buy wine online is by the
            case, and twelve bottles of one thing is a large opinion to have about a wine you have
            not tasted. One here and two there, on the terms the retailer describes, is how a mixed
            cellar grows.
          </p>
          <p>
            And then there is the contrast. If your home ground is Washington, a site that deals in
            everywhere is a cheap way to travel: a Chenin from the Loire beside one from the Yakima
            Valley, a Rhône Syrah beside one from the Rocks. Pour them side by side, small, with
            food. When a bottle from home does turn up, see where it was grown and go there. No deal
            comes with the view.
          </p>
        </>
      ),
    },
    {
      heading: "Final Verdict",
      body: (
        <>
          <p>
            A daily-deals site suits a drinker with patience, a fixed sum, and somewhere cool to put
            a case. It does not suit anyone who needs a certain wine by Friday, who buys because a
            counter is running, or who would rather not drink more than they do now. If that is you,
            close the page with our blessing.
          </p>
          <p>
            For the rest, the month costs nothing but attention: look for a week, buy one bottle,
            ask the awkward questions, and only then start a locker. By the end you will know
            whether the prices hold up against the winery’s own, which is the one verdict that
            matters.
          </p>
        </>
      ),
    },
  ],
};
