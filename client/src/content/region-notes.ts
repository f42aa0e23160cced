/** What a region's page says about its place, soil, climate and grapes, in plain text. */
export interface RegionNote {
  /** One sentence under the region's name. */
  readonly standfirst: string;
  readonly paragraphs: readonly string[];
}

/**
 * A note for each AVA of Washington and for The Rocks District, keyed by the AVA's id.
 *
 * Sizes and dates are left to the AVA table, so that a page never states them twice.
 */
export const regionNotes: Readonly<Record<string, RegionNote>> = {
  "yakima-valley": {
    standfirst: "Washington's first appellation, a year older than the Columbia Valley around it.",
    paragraphs: [
      "The Yakima River runs southeast between two long ridges, the Rattlesnake Hills on the north and the Horse Heaven Hills on the south, and the vineyards climb the slopes on either side, above the orchards and hop yards of the floor. About eight inches of rain fall in a year, so every vine is irrigated.",
      "Ice-age floods backed up into the valley as far as Yakima and left silt and sand under a coat of wind-blown loess. Elevation does the rest: cool pockets for Riesling and Chardonnay, warm south-facing shoulders for Merlot, Syrah and Cabernet Sauvignon. The state's first Syrah was planted at its western edge in 1986.",
      "The appellation was recognized in 1983. Five smaller AVAs lie inside it: Rattlesnake Hills, Snipes Mountain, Red Mountain, Goose Gap and Candy Mountain.",
    ],
  },
  "walla-walla-valley": {
    standfirst:
      "A valley that runs from near-desert to mountain foothills in half an hour's drive, with a walkable wine town in the middle.",
    paragraphs: [
      "The Blue Mountains close the valley on the southeast and wring rain from the passing clouds. The western end receives about seven inches a year, the foothills about twenty-two, and vineyards lie between roughly 400 and 2,000 feet. Some of the wettest sites need little irrigation or none, which is rare in eastern Washington.",
      "There are four kinds of ground: loess over flood sediment, deep loess on basalt, thin loess on basalt, and river cobbles. Cabernet Sauvignon, Merlot and Syrah are the leading grapes.",
      "The modern wineries began with Leonetti Cellar in 1977, and the appellation followed in 1984. About a third of it is in Oregon, including The Rocks District of Milton-Freewater. The whole lies within the Columbia Valley.",
    ],
  },
  "columbia-valley": {
    standfirst:
      "The great dry basin east of the Cascades, parent of most of Washington's appellations and home to nearly all of its vines.",
    paragraphs: [
      "The Cascades stop the rain. East of them the basin of the Columbia and its tributaries receives six to eight inches a year over much of its area, with hot days, cool nights, cold winters and almost sixteen hours of daylight at the summer solstice. Grapes ripen fully and keep their acid, and irrigation lets growers decide how much a vine may drink.",
      "The floor is basalt, folded into long ridges that run east and west. Over it, except on the higher ground, lie the sediments of the ice-age floods, and over those a coat of wind-blown silt and sand. The soils are light, poor and quick to drain, and most vines stand on their own roots.",
      "Established in 1984, the appellation reaches into Oregon. Eighteen other Washington AVAs lie inside it, along with The Rocks District. A label that says Columbia Valley may be a blend from several of them.",
    ],
  },
  "puget-sound": {
    standfirst:
      "The one Washington appellation west of the Cascades: maritime, mild, and planted with grapes seldom seen anywhere else in the state.",
    paragraphs: [
      "From the Canadian border to Olympia, with all the islands between, the Sound has a climate unlike the rest of Washington's wine country. Depending on how much the Olympic Mountains block, fifteen to sixty inches of rain fall in a year, most of it from November to April. Summers are dry and gentle, and most vineyards need no irrigation.",
      "Heat is scarce, so growers choose grapes that ripen early. Pinot Noir is the most planted; its signature whites are Madeleine Angevine, Siegerrebe and Müller-Thurgau.",
      "The appellation dates from 1995. Its vineyards are few and small, but many of the state's tasting rooms, including all of Woodinville's, stand within it. Most of the wine they pour was grown east of the mountains.",
    ],
  },
  "red-mountain": {
    standfirst:
      "A single treeless slope above Benton City, among the warmest and driest in the state, and known above all for Cabernet Sauvignon.",
    paragraphs: [
      "Red Mountain is a ridge of some 1,400 feet, named for the rusty color of its spring cheatgrass. Its vines grow on the southwest-facing side, where they catch the afternoon sun. About five inches of rain fall in a year.",
      "Floodwaters eddying behind the ridge dropped gravel and sand, now covered with wind-blown silt. The soils are light, high in calcium carbonate and low in nutrients. With the steady wind, they keep berries small and skins thick. The wines are dark and firmly tannic.",
      "John Williams and Jim Holmes planted the first vines in 1975. Reds dominate, with Cabernet Sauvignon far ahead of Merlot and Syrah. The AVA, established in 2001, lies within the Yakima Valley and so within the Columbia Valley.",
    ],
  },
  "columbia-gorge": {
    standfirst:
      "Forty miles of river canyon through the Cascades, where each mile eastward costs about an inch of rain.",
    paragraphs: [
      "The Columbia cuts through the Cascade Range almost at sea level, and the appellation follows it on both banks, in Washington and in Oregon. The western end is green, with about three feet of rain a year; the eastern end is oak and grass, with about ten inches. Wind is constant in summer.",
      "So the range of grapes is wider than the map suggests. Pinot Noir, Chardonnay and Gewürztraminer suit the cool, high slopes in the west, some of them on volcanic soils above the reach of the ice-age floods. Syrah, Grenache and Zinfandel ripen toward the east.",
      "Established in 2004, it borders the Columbia Valley but does not belong to it. On the Washington side the boundary comes at Lyle, so wineries farther east, at Wishram and Maryhill, are in the Columbia Valley.",
    ],
  },
  "horse-heaven-hills": {
    standfirst: "A windy southern slope above the Columbia, where Cabernet Sauvignon leads.",
    paragraphs: [
      "From a crest at about 1,800 feet along the rim of the Yakima Valley, the land falls southward for miles to benches beside the Columbia River. Most vineyards face south. The river moderates heat and frost near its banks, and rain is scarce.",
      "Wind is the signature. Drawn through the Columbia Gorge, it limits the canopy, toughens the skins and keeps rot away. The soils are sandy and silty loams that drain quickly.",
      "Wine grapes were first planted here in 1972. Cabernet Sauvignon leads, followed by Merlot, Chardonnay, Riesling and Syrah. There are few tasting rooms. The AVA was established in 2005 within the Columbia Valley, and shares only a boundary with the Yakima Valley.",
    ],
  },
  "wahluke-slope": {
    standfirst:
      "One broad, even, south-facing slope in a bend of the Columbia, warm, dry and planted mostly with reds.",
    paragraphs: [
      "The Saddle Mountains stand to the north and the Columbia bends around the west and south. Between them lies a single ancient alluvial fan with a gentle grade, from about 425 feet at the river to 1,480 feet, with most vineyards below 1,000. About six inches of rain fall in a year.",
      "Few appellations are so uniform. The topsoil is wind-blown sand, more than five feet deep on average, and it drains at once, so irrigation sets the pace of every vine. The slope and the river keep frost moving.",
      "It is one of the warmest districts in the state, and red grapes dominate: Cabernet Sauvignon, Merlot and Syrah, ripe and full-bodied. The town is Mattawa. The AVA was established in 2006 and lies within the Columbia Valley.",
    ],
  },
  "rattlesnake-hills": {
    standfirst:
      "The long ridge above Zillah, where farm roads climb from orchards to vineyards and wineries.",
    paragraphs: [
      "The hills form the northern wall of the Yakima Valley. The appellation begins at about 850 feet, near the canal, and rises past 3,000, the highest ground in its parent. Vineyards keep to ridges and terraces on the south-facing side, where cold air drains away in spring and fall.",
      "Rain is scarce, and the soils are mostly silt loams, partly wind-blown and partly, on the lower slopes, left by the ice-age floods.",
      "Commercial vineyards here date from 1968. Cabernet Sauvignon, Merlot, Syrah and Malbec grow beside Riesling and Chardonnay. The AVA was established in 2006 and lies within the Yakima Valley and the Columbia Valley.",
    ],
  },
  "snipes-mountain": {
    standfirst:
      "A stony ridge in the middle of the Yakima Valley, with some of the oldest wine grapes in Washington.",
    paragraphs: [
      "Snipes Mountain is a seven-mile uplift between Sunnyside and Granger, and the appellation adds Harrison Hill at its eastern end. It rises from about 750 to 1,300 feet, high enough for its upper slopes to stay clear of the ice-age floods.",
      "That is why the stones survived. The ridge carries rounded gravel and cobbles, from fist to melon in size, laid down by an ancient course of the Columbia. Vines grow on both flanks, and the steep southern side is the warmer.",
      "William Bridgman, a mayor of Sunnyside and champion of irrigation, planted grapes here between 1914 and 1917, and a few of those early vines still bear. More than thirty varieties are grown today. The AVA, established in 2009, lies within the Yakima Valley and the Columbia Valley.",
    ],
  },
  "lake-chelan": {
    standfirst:
      "Vineyards around the lower end of a glacial lake so deep that it sets the weather for both its shores.",
    paragraphs: [
      "Lake Chelan is more than fifty miles long and 1,486 feet deep. At its lower end, around Chelan and Manson, the water tempers summer heat and holds off frost, and vines share the benches with apple orchards at elevations from about 1,100 feet upward. Rain is about eleven inches a year.",
      "The soils set it apart from nearly all of the Columbia Valley. The valley's own glacier made them, not the ice-age floods: coarse, sandy sediment with plenty of quartz and mica, mixed with pumice and ash from Cascade volcanoes.",
      "Modern planting began only in 1998, and the AVA followed in 2009, within the Columbia Valley. Growers plant Syrah, Merlot and Malbec, Riesling, Pinot Gris, Gewürztraminer and Chardonnay, and some Pinot Noir.",
    ],
  },
  "naches-heights": {
    standfirst:
      "A high plateau of volcanic rock beside Yakima that the ice-age floods never reached.",
    paragraphs: [
      "About a million years ago a thick flow of andesite came down from the Cascades, filled the valley and stopped just short of where Yakima stands today. Rivers later cut around it, and left a table with cliffs on its sides, rising gently westward from about 1,200 to 2,100 feet.",
      "Wind has covered it with loess and clay. There is no flood sediment at all, and the rock underneath is not the basalt of the rest of the basin. Altitude brings cool nights, a little more rain than the valley floor receives, and good drainage of cold air.",
      "Vineyards are few and small, and organic and biodynamic farming has been common from the beginning. Pinot Gris, Riesling, Gewürztraminer and Syrah are among the grapes. Established in 2012, the AVA lies within the Columbia Valley, but not the Yakima Valley.",
    ],
  },
  "ancient-lakes-of-columbia-valley": {
    standfirst:
      "The cool, high exception in the middle of the basin, where white grapes outnumber red.",
    paragraphs: [
      "Around Quincy and George, above the cliffs of the Columbia, vineyards lie on benches at roughly 1,200 to 1,500 feet. Nights are cold, autumn comes early, and the rain amounts to eight inches or less.",
      "White grapes make up most of the plantings: Riesling first, then Chardonnay and Pinot Gris, with high acid and clear fruit. Closer to the river, on warmer and lower ledges, there is some Syrah and Merlot.",
      "The name comes from a chain of lakes at the bottom of Potholes Coulee, a double cataract carved by the ice-age floods and now a place to hike. The soils are sandy and silty loams over flood deposits and basalt. The AVA was established in 2012 and lies within the Columbia Valley.",
    ],
  },
  "the-rocks-district-of-milton-freewater": {
    standfirst:
      "A bed of basalt cobbles on the Oregon side of the Walla Walla Valley, and a savory style of Syrah.",
    paragraphs: [
      "Where the Walla Walla River leaves the Blue Mountains it once spread its load in a wide fan: dark, rounded basalt stones, packed deep, with little soil between them. The appellation follows that fan almost exactly, and nearly all of it is a single soil series, the Freewater.",
      "The stones drain at once and store the day's heat. Vines root far down among them. Syrah grown here is savory before it is fruity, with smoke, olive and cured meat; Grenache and Cabernet Sauvignon carry some of the same mark.",
      "The district lies wholly in Oregon, inside the Walla Walla Valley and the Columbia Valley, and was established in 2015. It is in this guide because wineries on the Washington side make wine from its fruit.",
    ],
  },
  "lewis-clark-valley": {
    standfirst:
      "Deep river canyons around Clarkston and Lewiston, shared by Washington and Idaho, with a wine history older than most of the state's.",
    paragraphs: [
      "The Snake and Clearwater rivers meet here at the bottom of canyons cut far below the surrounding plateau. The vineyards stand on steep sides and benches below about 2,000 feet, where it is much warmer than on the high ground around them. People call the valley the banana belt.",
      "It receives more rain than most of eastern Washington, and the grassland soils, formed in loess, hold more organic matter. Reds and whites of many kinds are planted, on a very small scale.",
      "Grapes were grown here from the 1870s until Prohibition ended the business. The AVA was established in 2016, mostly in Idaho; the boundary of the Columbia Valley was moved back at the same time, so the two do not overlap.",
    ],
  },
  "royal-slope": {
    standfirst:
      "The long southern side of the Frenchman Hills: warm days, cool nights and room for many grapes.",
    paragraphs: [
      "For some thirty miles the Frenchman Hills lean toward the south, above Crab Creek and opposite the Saddle Mountains. About nine tenths of the appellation faces the sun at a gentle angle, between roughly 600 and 1,750 feet, steep enough for frost to drain away and flat enough for a tractor.",
      "The climate is warm without being extreme, cooler than the Wahluke Slope across the ridge. Loess and sand lie over flood silt. Syrah grows here, along with Cabernet Franc, Merlot, Chardonnay and Riesling.",
      "Royal City is the only town of any size, and the wines are easier to find elsewhere. The AVA was established in 2020 and lies within the Columbia Valley.",
    ],
  },
  "candy-mountain": {
    standfirst:
      "The smallest appellation in Washington: the warm side of one hill, on thin soil over basalt.",
    paragraphs: [
      "Candy Mountain is one of a line of small isolated summits near Richland that also includes Red Mountain and Badger Mountain. The appellation takes in its southwestern slopes. A hill that stands alone sheds cold air on all sides, and most of the land faces south, so the soil warms early in spring.",
      "That soil is shallow, above all on the upper slopes: wind-blown silt and flood sediment with basalt close beneath. Roots reach the broken rock beneath.",
      "Almost everything planted is red. The AVA dates from 2020 and lies within the Yakima Valley, whose boundary was extended slightly to hold all of it, and within the Columbia Valley. Hikers know the hill for its trail to the summit.",
    ],
  },
  "the-burn-of-columbia-valley": {
    standfirst:
      "A bench of deep silt loam above the north bank of the Columbia, between the Gorge and the Horse Heaven Hills.",
    paragraphs: [
      "This triangle of Klickitat County tilts gently toward the southeast and the river, between about 270 and 1,780 feet. Wind from the Gorge cools the long summer days, and rain averages just under nine inches a year.",
      "Its soils set it apart: mostly silt loams with more organic matter, which hold more water than is usual in the Columbia Valley, so a vine can draw on reserves between irrigations.",
      "The first vines went in only in 2002, and a handful of vineyards hold nearly all of them, mostly Cabernet Sauvignon. The name is old, and local legend connects it with settlers who burned off the grass each fall. Established in 2021, the AVA lies within the Columbia Valley.",
    ],
  },
  "white-bluffs": {
    standfirst:
      "Two plateaus above the Columbia north of Pasco, lifted just high enough to miss the frost.",
    paragraphs: [
      "The ice-age floods carved away the land all around and left these plateaus standing, on average about 200 feet above the basin. In spring and fall, cold air slides off the edges and settles below. That lengthens the growing season by weeks.",
      "Under the loess and flood sediment lies the Ringold Formation, the pale layers of ancient lakes and rivers that give the cliffs along the Columbia their color. Roots reach it where elsewhere they would hit basalt.",
      "Vines were first planted in 1972, and some of the oldest producing vineyards in the state are here, supplying a great many wineries. Cabernet Sauvignon, Merlot, Syrah, Riesling and Sauvignon Blanc are the chief grapes. Established in 2021, the AVA lies within the Columbia Valley.",
    ],
  },
  "goose-gap": {
    standfirst: "Red Mountain's neighbor faces the other way and ripens later.",
    paragraphs: [
      "Goose Gap is the saddle between Goose Hill and Badger Mountain, west of Richland, named for the waterfowl that fly through it. The southern side of the hill is too steep to farm, so the vines stand on the north and northeast slopes, a rare orientation in this part of the world.",
      "They receive less direct sun than their neighbors and ripen more slowly, commonly a week or more behind. The soils are deep: fine wind-blown loess over silt and sand from the ice-age floods.",
      "The first vines were planted in 1998. Cabernet Sauvignon, Chardonnay, Merlot and Syrah lead a list of many varieties, most of them grown on one large estate. The AVA was established in 2021 and lies within the Yakima Valley and the Columbia Valley, between Red Mountain and Candy Mountain.",
    ],
  },
  "rocky-reach": {
    standfirst:
      "A canyon of the Columbia between Wenatchee and Chelan, with granite where the rest of the valley has basalt.",
    paragraphs: [
      "Steamboat captains named a stretch of bad rapids Rocky Reach. The dam that drowned them kept the name, and so did the appellation, which follows both banks on flat terraces below 1,600 feet. About a quarter of its area is the river itself.",
      "The bedrock is crystalline, rich in silica, quartz and mica, something it shares with Lake Chelan to the north and with almost no other part of the Columbia Valley. On it lie cobbles and gravel from the ice-age floods, and on those a coat of wind-blown sand and silt.",
      "Wine is new here; Cabernet Sauvignon, Malbec, Syrah and Rhône whites are among the grapes. Established in 2022, the AVA lies within the Columbia Valley.",
    ],
  },
  "beverly-washington": {
    standfirst:
      "Small, hot and windy: a pocket of sand and gravel beside the Columbia, just upstream of Sentinel Gap.",
    paragraphs: [
      "Sentinel Gap is where the Columbia breaks through the Saddle Mountains, in a notch about a mile and a half wide. Two miles to the north, at the foot of the Frenchman Hills, the appellation lies in the wind that the notch creates.",
      "It is also low, mostly around 600 feet, and close to the driest point in the state, with about five inches of rain a year. Heat accumulation is among the highest in Washington. The soils are coarse flood sand and gravel, and drain at once.",
      "The heat suits thick-skinned red grapes: Cabernet Sauvignon, Merlot, Malbec and Cabernet Franc. Named for the settlement of Beverly, the AVA was established in 2024, between Royal Slope and the Wahluke Slope, within the Columbia Valley.",
    ],
  },
  "columbia-hills": {
    standfirst:
      "Washington's newest appellation, in the hills of Klickitat County above the Columbia.",
    paragraphs: [
      "The name belongs to the long ridge along the river's north bank in southern Klickitat County, a grassy country of wind, basalt ledges and spring wildflowers on the dry side of the Columbia Gorge.",
      "The federal rule was published in August 2026 and took effect on September 16, 2026, making Columbia Hills the twenty-second AVA in the state. It lies wholly within the Columbia Valley.",
      "Labels need time to catch up, since only a wine with at least 85 percent of its grapes from inside the boundary may carry the name. Until an official outline is available, this guide draws none, and places the wineries of this shore in the Columbia Valley.",
    ],
  },
};
