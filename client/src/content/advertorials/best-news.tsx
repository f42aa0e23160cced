import { Link } from "wouter";
import type { AdvertorialArticle } from "#client/content/advertorials/advertorial.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";

export const BEST_NEWS: AdvertorialArticle = {
  ...PAID_ARTICLES.bestNews,
  boxesAfter: [2, 4],
  sections: [
    {
      heading: null,
      body: (
        <>
          <p>
            You have seen the headlines. The International Organisation of Vine and Wine put world
            consumption in 2024 at its lowest since 1961, in its report of April 2025. Washington’s
            wineries sold 11.1 million cases that year, down from 13.54 million three years earlier,
            according to Liquor and Cannabis Board figures in the Puget Sound Business Journal of
            August 2025. For people who make wine, those numbers are hard to read.
          </p>
          <p>
            For people who drink it with care, they change the conversation. In a boom, wine is
            allocated. In a slump, it is offered. Here is what that means in practice, and where a
            deals site such as Wine Spies fits among the other ways to buy.
          </p>
        </>
      ),
    },
    {
      heading: "Good news one: no one is rushing you",
      body: (
        <>
          <p>
            The worst buying habits in wine come from fear of missing out: the waiting list, the
            three-bottle limit, the club you joined just to be allowed to buy. A slow market cures
            most of that. Wines that once went by allocation can turn up on an open shelf. You can
            taste first, think it over and come back.
          </p>
          <p>
            Taste before you buy wherever you can, and treat every countdown, on any site, as
            decoration.
          </p>
        </>
      ),
    },
    {
      heading: "Good news two: age at the price of youth",
      body: (
        <>
          <p>
            Wineries that could not sell every bottle on release now own something that used to be
            rare: their own wine with a few years on it, kept in their own cellar. Ask the person
            pouring for “library wine” or “older vintages.” Where there is plenty of it, the older
            bottle may cost little more than the new one.
          </p>
          <p>
            Washington Cabernet Sauvignon and Syrah can reward that patience, and someone else has
            paid for the storage.
          </p>
        </>
      ),
    },
    {
      heading: "Good news three: the small grapes get a turn",
      body: (
        <>
          <p>
            When Cabernet sells itself, a winery has little reason to show you Grenache, Mourvèdre,
            Cabernet Franc or a dry Chenin Blanc. When nothing sells itself, the interesting bottles
            come out, because they set one tasting room apart from the next.
          </p>
          <p>
            The same goes for places. A bottle that names Rattlesnake Hills, Snipes Mountain or the
            Ancient Lakes may cost less than one from a better-known address. Start with the{" "}
            <Link href="/wineries">directory</Link>, pick a variety you have never bought, and see
            who grows it.
          </p>
        </>
      ),
    },
    {
      heading: "Good news four: the discount is real more often",
      body: (
        <>
          <p>
            In good years, deal sites can be a home for wine that found no other. In lean years, the
            wine with no other home includes some very good bottles.
          </p>
          <p>
            Wine Spies works by showing a small selection for a limited time. Wine Spies says its
            prices are 30% to 75% off, that it keeps what you buy in a free locker until there are
            twelve bottles, and that it then ships the case free. The locker is what makes it useful
            for a small household: you can buy a single bottle of something odd without paying
            single-bottle shipping, as long as you don’t mind waiting until the case is full. Check
            first that it ships to your state, and remember that someone 21 or older must sign for
            the box.
          </p>
          <p>
            Three checks make a deal a deal. Is the same vintage more expensive at the winery
            itself? Is it a wine that should still be fresh at its age? Would you want it at full
            price? If all three answers are good, buy it, and buy only as much as you would have
            bought anyway.
          </p>
        </>
      ),
    },
    {
      heading: "Spend it where it counts",
      body: (
        <>
          <p>
            You can enjoy all this and help. Split the money. Let a deal site do the exploring, at
            its prices. Then put what you saved into the producers you don’t want to lose: the
            visit, the tasting fee, the bottle bought at the door from the person who made it.
          </p>
          <p>
            And put the savings into better wine instead of more of it: one glass of something
            memorable in place of three of whatever was on the shelf. If you were thinking of
            drinking less, this market helps there, too.
          </p>
          <p>
            Slumps end. The state’s 2024 harvest was the smallest since 2011, and one day the
            waiting lists will be back. By then you will know what you like and who makes it, and
            they will know your name.
          </p>
        </>
      ),
    },
  ],
};
