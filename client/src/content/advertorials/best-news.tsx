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
            You will have seen the headlines. The International Organisation of Vine and Wine, in
            its report of April 2025, counted the world’s consumption in 2024 at its lowest since
            1961. Washington’s wineries sold 11.1 million cases that year, after 13.54 million three
            years before, by the Liquor and Cannabis Board’s figures in the Puget Sound Business
            Journal. For those who make wine, that is a hard sentence to read.
          </p>
          <p>
            For those who drink it with care, it changes the conversation. In a boom, wine is
            allotted to you. In a slump, it is offered. Here is what that means in practice, and
            where a site that deals in offers, such as Wine Spies, fits among the other ways to buy.
          </p>
        </>
      ),
    },
    {
      heading: "Good news one: nobody hurries you",
      body: (
        <>
          <p>
            The worst buying habits in wine come from fear of missing out: the waiting list, the
            three bottles a household, the club you joined in order to be allowed to buy. A slow
            market cures most of that. Wines that went by allocation a few years ago can turn up on
            an open shelf. You may taste first, think it over, and come back.
          </p>
          <p>
            So do. Taste before you buy wherever you can, and treat every countdown, on any site, as
            part of the decoration. The only clock that matters is the one in the bottle.
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
            rare: their own wine with a few years on it, kept in their own cellar. Ask for it. The
            words to use are “library wine” or “older vintages”, and the person to ask is the one
            pouring. Where there is a lot of it, the price of the mature bottle and that of the new
            one draw close together.
          </p>
          <p>
            Washington’s Cabernet Sauvignon and Syrah reward that patience, and it is a pleasure to
            let someone else have paid the rent.
          </p>
        </>
      ),
    },
    {
      heading: "Good news three: the small grapes get a turn",
      body: (
        <>
          <p>
            When Cabernet sells itself, a winery has little reason to trouble you with Grenache,
            Mourvèdre, Cabernet Franc or a dry Chenin Blanc. When nothing sells itself, the
            interesting bottles come out from under the counter, because they are what makes one
            tasting room different from the next.
          </p>
          <p>
            The same goes for places. A bottle that names Rattlesnake Hills, Snipes Mountain or the
            Ancient Lakes often costs less than one from an address with more fame, and not because
            less was put into it. Start with the <Link href="/wineries">directory</Link>, pick a
            variety you have never bought, and see who grows it.
          </p>
        </>
      ),
    },
    {
      heading: "Good news four: the discount is real more often",
      body: (
        <>
          <p>
            Deal sites have been with us for many years. In fat years they can be a home for wine
            that found no other. In lean ones, the wine with no other home includes some very good
            wine.
          </p>
          <p>
            Wine Spies works by showing a small selection for a limited time. Wine Spies says its
            prices are 30% to 75% off, that it keeps what you buy in a free locker until there are
            twelve bottles, and that it then ships the case free. The locker is what makes it useful
            for someone with a small household: you can buy a single bottle of something odd without
            paying single-bottle shipping, provided that you are content to wait until the case is
            full. Check first that it ships to your state, and remember that an adult of 21 or over
            must sign for the box.
          </p>
          <p>
            Three checks make a deal a deal. Is the same vintage more expensive at the winery
            itself? Is it a wine that should still be fresh at its age? Would you want it if it were
            not reduced? Three times yes, and the side door is as good as the front.
          </p>
        </>
      ),
    },
    {
      heading: "Spend it where it counts",
      body: (
        <>
          <p>
            There is a way to enjoy all this and be part of the repair. Split the money. Let a deal
            site do the exploring, at its prices. Then put what you saved into the producers you do
            not want to lose: the visit, the tasting fee, the bottle bought at the door from the
            person who made it. A winery keeps more of that sale than of any other.
          </p>
          <p>
            And let the saving go into better wine, not into more of it. A slow market is the best
            excuse in years to drink one glass of something memorable in place of three of something
            that was on the shelf. If you were thinking of drinking less, the times are on your side
            there too: fewer bottles, chosen well, is exactly what this market is good at.
          </p>
          <p>
            Slumps end. The state’s harvest of 2024 was the smallest since 2011, and one day there
            will be waiting lists again. When they come, you will know what you like and who makes
            it, and they will know your name.
          </p>
        </>
      ),
    },
  ],
};
