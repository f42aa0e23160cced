import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";

/** The two articles on the slump share the one title the specification gives them (§2). */
export const INDUSTRY_STRUGGLING: AdvertorialArticle = {
  ...PAID_ARTICLES.industryStruggling,
  boxesAfter: [2, 4],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            First, the part that is not good news. Behind every cheap bottle of good wine is someone
            who hoped to sell it for more. Growers, pickers, cellar hands and families have had bad
            years, and an article with a cheerful headline should say so first.
          </p>
          <p>
            Now the part that is. Wine made with care is looking for people to drink it. If you buy
            a few bottles a month and care what is in them, you have more choice and more leverage
            than in a boom, and using it well helps the people who made the wine.
          </p>
        </>
      ),
    },
    {
      heading: "What the numbers say",
      body: (
        <>
          <p>
            The International Organisation of Vine and Wine put world consumption in 2024 at 214.2
            million hectoliters in its April 2025 report, down 3.3% from the year before and the
            lowest since 1961. In the United States, the largest market of all, it fell by 5.8%.
            Production, at 225.8 million, was the lowest in more than sixty years as well, largely
            because of the weather.
          </p>
          <p>
            People are drinking less, and fewer people are drinking. In July 2025, 54% of American
            adults told Gallup they drink alcohol, the lowest share since it first asked in 1939.
            Many who stopped or cut back have good reasons, health among them, and no one should be
            talked out of it, least of all by an advertisement.
          </p>
        </>
      ),
    },
    {
      heading: "What it looks like in Washington",
      body: (
        <>
          <p>
            Vines do not follow the market. A vineyard takes some years to give its first real crop
            and then goes on giving, whether or not anyone has ordered it. The Washington State Wine
            Commission counted about 50,000 acres of wine grapes in 2024, down from some 60,000 the
            year before, and a harvest of 150,000 tons, the smallest since 2011. The state’s
            wineries sold 13.54 million cases in 2021 and 11.1 million in 2024, by the Liquor and
            Cannabis Board’s figures in the Puget Sound Business Journal of August 2025. Growers
            have lost contracts along the way.
          </p>
          <p>
            A grape without a buyer is no worse for it. It grew on the same slope, in the same sun,
            tended by the same people. This slump is a shortage of customers.
          </p>
        </>
      ),
    },
    {
      heading: "Why good wine gets cheap",
      body: (
        <>
          <p>
            Wine has a clock in it. A barrel must be emptied before the next harvest fills it. A
            white wine or a rosé is at its best for a year or three. Storage, insurance and the bank
            all charge by the month. At some point a fair price tomorrow is worth less than a lower
            one today.
          </p>
          <p>
            But a winery that cuts the price on its own wall finds it hard to put back, and offends
            those who paid in full last week. So the surplus leaves by side doors: a second label, a
            restaurant’s house pour, a distributor’s closeout, or a retailer that shows a wine for a
            day and takes it down again. The wine in the bottle is the same. What has changed is how
            loudly it is being sold.
          </p>
        </>
      ),
    },
    {
      heading: "Where the deal sites come in",
      body: (
        <>
          <p>
            Wine Spies is one of those doors. It is an online retailer that offers a small, changing
            selection for a limited time. Wine Spies says its discounts run from 30% to 75%, that
            bottles you buy are held in a free locker until you have twelve, and that the full case
            then ships free. Those are its claims, and they are easy to test: compare the price with
            the winery’s own, and read the shipping terms for your state.
          </p>
          <p>
            Some deals will turn out ordinary. Comparison prices are set by hope as often as by
            sales, and a wine “reduced” from a price no one paid is not reduced. Others will be the
            real thing: a serious wine from a cellar that needed the space.
          </p>
        </>
      ),
    },
    {
      heading: "How to buy well, and fairly",
      body: (
        <>
          <ul>
            <li>
              <strong>Know one price by heart.</strong> Pick a wine you like and know what it costs
              at the winery. Measure every merchant by it.
            </li>
            <li>
              <strong>Read the year.</strong> A deal on a big red with a few years behind it can be
              a gift. A deal on a five-year-old rosé is a warning.
            </li>
            <li>
              <strong>Buy better, not more.</strong> If a bottle costs a third less, drink a third
              better. The saving is not a reason for another glass.
            </li>
            <li>
              <strong>Give something back.</strong> When a deal introduces you to a producer you
              love, buy the next bottle from the producer at full price, in person if you can.
            </li>
          </ul>
          <p>
            The last point is not charity. The slump ends for the wineries that find their own
            customers. A bargain that turns a stranger into a visitor has done them more good than
            the sale did, and it leaves you with a place to go.
          </p>
        </>
      ),
    },
  ],
};
