/** What a source says about when to visit a region, or about what its climate makes of the wine. */
export interface SourcedSentence {
  readonly text: string;
  /** Null for the federal rule of the AVA and the state wine commission, which the page names. */
  readonly source: {
    readonly name: string;
    readonly url: string;
    /** A day (2023-03-31), a month, a year; null where the source gives none. */
    readonly date: string | null;
  } | null;
}

/** Nothing is said of what no source says: a list may be empty, and a region may be missing. */
export interface RegionVisit {
  /** Weekends that come round each year, heat, snow and closed roads. */
  readonly season: readonly SourcedSentence[];
  /** Rain, warmth and soil: what one can taste. */
  readonly taste: readonly SourcedSentence[];
}

const source = (name: string, url: string, date: string | null) => ({ name, url, date });
const rule = (text: string): SourcedSentence => ({ text, source: null });

const KONA = "610 KONA";
const WINE_ENTHUSIAST = source(
  "Wine Enthusiast",
  "https://www.winemag.com/2012/04/26/washington-wine-country-for-the-insider/",
  "2012-04-26",
);
const FOUR_PASSES = source(
  "Bellevue Business",
  "https://bellevuewa.business/?p=8425",
  "2022-01-08",
);

const SPRING_BARREL: SourcedSentence = {
  text: "Spring Barrel Tasting was April 28–30 in 2023, at more than 40 wineries. Visitors brought their own glass or bought one.",
  source: source(
    KONA,
    "https://610kona.com/yakima-valley-wineries-planning-for-the-upcoming-spring-barrel-tasting/",
    "2023-03-31",
  ),
};
const RED_WINE_AND_CHOCOLATE: SourcedSentence = {
  text: "In 2023 more than 40 wineries from Naches Heights to Red Mountain took part in Red Wine & Chocolate, on Presidents’ Day weekend (February 17–20).",
  source: source(
    "Yakima Herald-Republic",
    "https://www.yakimaherald.com/explore_yakima/weekender-picks-feb-17-20-red-wine-chocolate-presidents-and-you/article_14e63ce4-aa68-11ed-abf0-abc9e1396c7b.html",
    "2023-02-15",
  ),
};

/** By the AVA's id. Festivals move and lapse, so each sentence says which year it speaks of. */
export const regionVisits: Readonly<Record<string, RegionVisit>> = {
  "yakima-valley": {
    season: [
      SPRING_BARREL,
      {
        text: "Red Wine & Chocolate was February 14–17 in 2025.",
        source: source(
          KONA,
          "https://610kona.com/ixp/138/p/red-wine-chocolate-weekend-2025-yakima-valley-wineries-list/",
          "2025-01-28",
        ),
      },
      {
        text: "Catch the Crush, with grape stomping, fresh juice and vineyard walks, was October 12–13 in 2019.",
        source: source(
          "Wine Yakima Valley",
          "https://wineyakimavalley.org/catch-the-crush-activities/",
          "2019",
        ),
      },
      {
        text: "Chinook Pass, the mountain road from the west, closes for the winter: from November 10, 2023, to May 31, 2024, for example.",
        source: source(
          "Washington State Department of Transportation",
          "https://wsdot.wa.gov/travel/roads-bridges/mountain-pass-closure-and-opening-dates",
          "2024",
        ),
      },
    ],
    taste: [],
  },
  "walla-walla-valley": {
    season: [
      {
        text: "Spring Release, when most wineries pour new vintages, fell on the first full weekend of May in 2024.",
        source: source(
          "Visit Walla Walla",
          "https://wallawalla.org/spring-release-weekend/",
          "2024",
        ),
      },
      {
        text: "Fall Release was the first weekend of November in 2019.",
        source: source(
          "The Touring Co.",
          "https://www.thetouringco.net/blog/spring-release-2019-in-walla-walla",
          "2019",
        ),
      },
      {
        text: "Holiday Barrel Tasting was the first weekend of December in 2013.",
        source: source(
          "Great Northwest Wine",
          "https://greatnorthwestwine.com/2013/12/03/walla-walla-valley-holiday-barrel/",
          "2013-12-03",
        ),
      },
    ],
    taste: [
      {
        text: "The west of the valley is the driest, with about nine inches of rain a year.",
        source: source(
          "Wine Folly’s guide to Walla Walla",
          "https://wallawalla.guides.winefolly.com/regions/westside-district/",
          null,
        ),
      },
      {
        text: "Toward the Blue Mountains as much as 22 inches fall, and in wet years some vines go without irrigation.",
        source: source("Edible Inland Northwest", "https://www.edibleinlandnw.com/guides1", null),
      },
    ],
  },
  "columbia-valley": {
    season: [
      {
        text: "Spring, early summer and fall bring the best weather for touring. July and August are hot.",
        source: WINE_ENTHUSIAST,
      },
      {
        text: "Snow can cut it off from Seattle: on January 6, 2022, Snoqualmie, Stevens, White and Blewett passes were all closed at once.",
        source: FOUR_PASSES,
      },
    ],
    taste: [
      rule(
        "In the rain shadow of the Cascades, about six to eight inches of rain fall in a year, so the vines are irrigated.",
      ),
    ],
  },
  "puget-sound": {
    season: [
      {
        text: "In February 2017, wineries and cideries on the Olympic Peninsula offered wine, cider and chocolate on two weekends.",
        source: source(
          "Sequim Gazette",
          "https://sequimgazette.com/business/february-tour-focuses-on-ciders-chocolates-paired-with-fine-wines",
          "2017-02",
        ),
      },
    ],
    taste: [],
  },
  "red-mountain": {
    season: [RED_WINE_AND_CHOCOLATE],
    taste: [
      rule(
        "One of the warmest and driest places to grow grapes in the state, with about five inches of rain a year.",
      ),
    ],
  },
  "columbia-gorge": {
    season: [
      {
        text: "In July and August, when eastern Washington is hot, the river eases the heat here.",
        source: WINE_ENTHUSIAST,
      },
    ],
    taste: [
      rule(
        "About 36 inches of rain fall a year in the west and 10 in the east, so cool- and warm-climate grapes grow within forty miles.",
      ),
    ],
  },
  "rattlesnake-hills": {
    season: [SPRING_BARREL],
    taste: [
      rule(
        "Higher than the valley floor: cold air drains away, and frost and winter damage are less likely.",
      ),
    ],
  },
  "snipes-mountain": {
    season: [],
    taste: [
      rule("Dry, rocky soils, and gravel that an older course of the Columbia left on the ridge."),
    ],
  },
  "lake-chelan": {
    season: [
      {
        text: "In 2023, Winterfest ran over two weekends in January (13–22), the first in Chelan and the second in Manson.",
        source: source(
          "The Wenatchee World",
          "https://www.wenatcheeworld.com/go/button-button-whos-got-a-winterfest-button/article_9a8c3ed4-8e07-11ed-b12c-bb1c50926882.html",
          "2023-01-10",
        ),
      },
      {
        text: "In 2018, Crush ran over two weekends in early to mid-October, with grape stomping and open barrel rooms.",
        source: source(
          "Lake Chelan Wine Valley",
          "http://lakechelanwinevalley.com/lake-chelan-crush/",
          "2018",
        ),
      },
      {
        text: "In July and August, when eastern Washington is hot, the lake eases the heat here.",
        source: WINE_ENTHUSIAST,
      },
      {
        text: "The passes from Seattle can close: Stevens and Blewett were shut for days from January 6, 2022.",
        source: FOUR_PASSES,
      },
    ],
    taste: [
      rule(
        "The lake softens heat and frost. The soils are coarse glacial sand with quartz, mica and volcanic ash.",
      ),
    ],
  },
  "naches-heights": {
    season: [RED_WINE_AND_CHOCOLATE],
    taste: [rule("Wind-laid, clay-rich soil on old lava. Cold air drains off the gentle grade.")],
  },
  "ancient-lakes-of-columbia-valley": {
    season: [],
    taste: [
      rule(
        "Northern and fairly high, with about six inches of rain, it is one of the few in the state with more white grapes than red.",
      ),
    ],
  },
  "the-rocks-district-of-milton-freewater": {
    season: [],
    taste: [
      rule("Basalt cobbles throughout: the boundary follows a single cobbly, gravelly silt loam."),
    ],
  },
  "lewis-clark-valley": {
    season: [],
    taste: [
      rule("Lower and warmer than the prairies around it, on loess rich in decayed grass roots."),
    ],
  },
  "royal-slope": {
    season: [],
    taste: [
      rule("Vineyards lie higher and cooler than on the Wahluke Slope, and mostly on loess."),
    ],
  },
  "candy-mountain": {
    season: [],
    taste: [
      rule(
        "Warm and windy, with good drainage of cold air and thin wind-blown soil over flood sediment and basalt.",
      ),
    ],
  },
  "the-burn-of-columbia-valley": {
    season: [],
    taste: [
      rule("Mostly one soil, Walla Walla silt loam, and 6.65 to 10.44 inches of rain a year."),
    ],
  },
  "white-bluffs": {
    season: [],
    taste: [
      rule(
        "The plateau’s height makes its growing season about 45 days longer than that of the land around it.",
      ),
    ],
  },
  "goose-gap": {
    season: [],
    taste: [
      rule("The ridge runs east and west. Its vines face north and northeast and ripen later."),
    ],
  },
  "rocky-reach": {
    season: [],
    taste: [rule("Flat gravel terraces, low and warm, with granitic bedrock beneath.")],
  },
  "beverly-washington": {
    season: [],
    taste: [
      rule("Hot and windy, on coarse, fast-draining sand and gravel that the ice-age floods left."),
    ],
  },
};
