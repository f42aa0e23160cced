import { Link } from "wouter";
import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";

export const TOO_MUCH_WINE: AdvertorialArticle = {
  ...PAID_ARTICLES.tooMuchWine,
  boxesAfter: [2, 4],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            Let’s turn that title around before it does any harm. Drinking too much is never the
            best thing that happens to anyone. This page makes no health case for wine, and you
            should be wary of any page that does. In January 2025 the U.S. Surgeon General issued an
            advisory on the link between alcohol and cancer. If you do not drink, nothing that
            follows is a reason to begin.
          </p>
          <p>
            But there is another way to have too much wine, and it is a pleasure: too many kinds of
            it. Too many grapes, hillsides, cellars and years for one lifetime. If that is your
            trouble, the answer is to drink less of each. It may be the most useful thing you do
            with wine this year, and it makes the cost of a good bottle easier to bear.
          </p>
        </>
      ),
    },
    {
      heading: "Too much wine, in the good sense",
      body: (
        <>
          <p>
            Washington alone has more wineries than you could visit in a year of weekends, in more
            than twenty American Viticultural Areas, from the cool vineyards around Puget Sound to
            the heat of Red Mountain. They grow Riesling and Cabernet, and Barbera, Mourvèdre,
            Grüner Veltliner and Picpoul too. Most of us meet this abundance by buying the same four
            bottles.
          </p>
          <p>
            It is an easy habit to keep and a dull one. A person who opens a bottle of the same red
            each Friday has, by the end of the year, drunk fifty bottles and tasted one wine. Turn
            the numbers around: fifty wines, a small glass of each, in company. That is far less
            alcohol and far more to talk about.
          </p>
        </>
      ),
    },
    {
      heading: "Taste more by drinking less",
      body: (
        <>
          <p>The craft of it is simple, and professionals practice it every working day.</p>
          <ul>
            <li>
              <strong>Pour two ounces, not five.</strong> Your nose learns almost everything in the
              first sips. After that you are drinking, not tasting.
            </li>
            <li>
              <strong>Pour two wines, not one.</strong> Side by side, each explains the other: the
              same grape from two places, or the same place in two years.
            </li>
            <li>
              <strong>Spit without shame.</strong> Every tasting room has a bucket or will find one.
              It is the mark of someone who is paying attention.
            </li>
            <li>
              <strong>Read the number on the label.</strong> In the United States a standard drink
              is five ounces of wine at 12%. At 14.5%, the same five ounces hold about a fifth more
              alcohol. Your glass at home may hold more than five.
            </li>
            <li>
              <strong>Keep the bottle for tomorrow.</strong> A stopper and a cold shelf give most
              reds and whites another day or two. The <Link href="/wine-must-haves">gear page</Link>{" "}
              has tools that do better.
            </li>
            <li>
              <strong>Leave days out.</strong> A palate likes a rest. So does the rest of you.
            </li>
          </ul>
        </>
      ),
    },
    {
      heading: "A shelf built for variety",
      body: (
        <>
          <p>
            Variety has a practical enemy, which is shipping. It is cheaper to send twelve bottles
            than one, so the thrifty buyer ends up with a case of a single wine and a whole autumn
            in which to tire of it.
          </p>
          <p>
            This is where a retailer such as Wine Spies, whose links on this page may earn us a
            commission, can be of use. It sells a small, changing selection by limited-time offer.
            Wine Spies says that what you buy waits in a free locker until you have twelve bottles,
            and that the full case then ships free, at prices it puts at 30% to 75% below retail.
            One bottle of this and one of that, and no hurry to take delivery.
          </p>
          <p>
            Make it serve the plan, not the other way around. Decide how much you want to drink in a
            month, then how many bottles that is, then what to spend on each. Buy that number and no
            more, no matter what the clock says. A locker you fill over a season, twelve different
            wines, none of them twice, is a course in wine. A locker you fill in a week is a
            stockpile.
          </p>
        </>
      ),
    },
    {
      heading: "Twelve bottles, twelve evenings",
      body: (
        <>
          <p>
            Here is one way to spend a case. Give each bottle an evening with at least three other
            people, and pair it with one that someone else brought. Three whites first: a dry
            Riesling, a Chenin Blanc, something you cannot pronounce. Three reds that are light
            enough to chill. Three from one grape and three places, which is the best lesson there
            is. Two from a single winery, some years apart. One sparkling, because not every evening
            needs a reason.
          </p>
          <p>
            Write one line for each, the first thing that came to mind and not what you think you
            ought to say. After twelve lines you will know more about your own taste than any score
            can tell you, and you will have drunk, each time, about a glass.
          </p>
        </>
      ),
    },
    {
      heading: "When it is simply too much",
      body: (
        <>
          <p>
            Never drive after drinking. If you are pregnant, take medicine that does not go with
            alcohol, are under 21, or have found that one glass does not stay one, the right amount
            is none. No offer on this page is meant for you.
          </p>
          <p>
            If drinking has stopped feeling like a choice, for you or for someone close, help is
            free and confidential at any hour in the United States: SAMHSA’s National Helpline,{" "}
            <a href="tel:+18006624357">1-800-662-4357</a>. That call may well be the best thing that
            happens to you this year.
          </p>
        </>
      ),
    },
  ],
};
