/** The mistakes of an editor, as statements of new migrations, with what is told of each. */

const winery = (slug: string, change: string) =>
  `update "wineries" set ${change} where "slug" = '${slug}';`;
const article = (slug: string, change: string) =>
  `update "posts" set ${change} where "slug" = '${slug}';`;
const place = (slug: string, change: string) =>
  `update "places_to_eat_and_stay" set ${change} where "slug" = '${slug}';`;
const added = (slug: string, text: string) =>
  article(slug, `"content" = "content" || $t$\n\n${text}$t$`);

/** What runs, and says or shows something wrong: a name, the file, and what the check tells of it. */
export const MISTAKES: readonly (readonly [string, string, RegExp])[] = [
  [
    "a slug with a slip",
    winery("abejja", `"founded" = 2000`),
    /changes no row: check the slug 'abejja'/,
  ],
  [
    "a passage that is not there",
    article("a-weekend-in-walla-walla", `"content" = replace("content", 'no such words', 'x')`),
    /replace\(\) does not find its first text/,
  ],
  [
    "an update of every row",
    `update "cities" set "region" = null;`,
    /no "where" and touches every row \(639\)/,
  ],
  ["a deletion of every row", `delete from "cities";`, /this delete has no "where"/],
  [
    "a change of every row",
    `update "wineries" set "wine_club" = not "wine_club" where true;`,
    /"where true" touches every row/,
  ],
  [
    "a change of more rows than its comment says",
    `-- 2 rows\nupdate "posts" set "excerpt" = "excerpt" || '.' where "id" > 0;`,
    /this touches \d+ rows, and the comment above it says 2/,
  ],
  [
    "a change of more rows behind a with",
    `with "moved" as (update "posts" set "updated_at" = now() where "id" > 0 returning "slug") update "cities" set "region" = "region" where "name" in (select 'x' from "moved");`,
    /this touches \d+ rows, and the comment above it says 1/,
  ],
  ["a value that it has", winery("abeja", `"city" = "city"`), /has these values already/],
  [
    "a fact without a source",
    winery("abeja", `"founded" = 1999`),
    /abeja, founded: .+ no source of "founded"/,
  ],
  [
    "two features that contradict each other",
    winery("kana-winery", `"setting" = "setting" || array['no dogs']::text[]`),
    /kana-winery, setting: "dogs welcome" and "no dogs" cannot both be true: keep/,
  ],
  [
    "walk-ins where reservations are required",
    winery(
      "corliss",
      `"reservations_required" = true, "walk_ins_welcome" = true, "unknown_facts" = array_remove(array_remove("unknown_facts", 'reservationsRequired'), 'walkInsWelcome')`,
    ),
    /corliss, walk_ins_welcome: reservations are required and walk-ins are welcome: one/,
  ],
  [
    "a source of tomorrow",
    `insert into "fact_sources" ("winery_id", "fact", "name", "date", "sureness") select "id", 'winemaker', 'A page', '2027-01-01', 'high' from "wineries" where "slug" = 'abeja';`,
    /the source of winemaker is dated 2027-01-01, which has not come/,
  ],
  [
    "a place that closed, without a source",
    place("the-finch", `"closed_reason" = 'It closed.'`),
    /the-finch, closed_reason: .+ set source_name, source_url and source_date/,
  ],
  [
    "a place deleted",
    `delete from "places_to_eat_and_stay" where "slug" = 'larch';`,
    /larch, slug: deleted, so that saved trips lose it: .+ closed_reason/,
  ],
  [
    "a place in a town misspelled",
    place("saltwater", `"town" = 'Langly', "source_date" = '2026'`),
    /saltwater, town: "Langly" is not in the town table/,
  ],
  [
    "a county elsewhere",
    winery("corliss", `"county" = 'King'`),
    /corliss, county: .+ is in Walla Walla County/,
  ],
  [
    "a region elsewhere",
    winery(
      "woodward-canyon-winery",
      `"region" = 'Red Mountain', "avas" = array['Columbia Valley', 'Yakima Valley', 'Red Mountain']`,
    ),
    /woodward-canyon-winery, region: .+ lies outside Red Mountain/,
  ],
  [
    "a region misspelled",
    winery("amavi-cellars-pepper-bridge-winery", `"region" = 'Walla Walla'`),
    /is neither an AVA nor an area/,
  ],
  [
    "a town misspelled",
    winery("dama-wines", `"city" = 'Woodinvile'`),
    /"Woodinvile" is not in the town table/,
  ],
  [
    "a longitude without its minus",
    winery("forgeron-cellars", `"longitude" = 118.33912`),
    /longitudes here are negative/,
  ],
  [
    "a ZIP code too short",
    winery("airfield-estates", `"zip_code" = '9935'`),
    /a Washington ZIP code is five digits/,
  ],
  [
    "a phone as one says it",
    winery("airfield-estates", `"phone" = '509 555 1234'`),
    /write it as "\+15095551234"/,
  ],
  [
    "an address without https",
    winery("antolin-cellars", `"website" = 'antolin.example'`),
    /antolin-cellars, website: .+https:/,
  ],
  [
    "a grape by another name",
    winery("antolin-cellars", `"varietals" = array['Shiraz']`),
    /"Shiraz" is spelled "Syrah"/,
  ],
  [
    "a setting of one's own",
    winery("antolin-cellars", `"setting" = array['cozy']`),
    /"cozy" is none of/,
  ],
  [
    "a fact that is none",
    winery("antolin-cellars", `"unknown_facts" = array['parking']`),
    /"parking" is no fact/,
  ],
  [
    "hours in one of three columns",
    winery("eight-bells-winery", `"hours_as_written" = 'Sa 11:00-17:00'`),
    /content:new -- hours/,
  ],
  [
    "a link to nowhere",
    added("a-weekend-in-walla-walla", "[x](/winery/nowhere)"),
    /leads to no winery: check the slug/,
  ],
  [
    "a table",
    added("a-weekend-in-woodinville", "| A | B |\n|---|---|\n| 1 | 2 |"),
    /would not show: write it as a list/,
  ],
  [
    "a photograph",
    added("a-weekend-in-woodinville", "![x](https://a.example/b.jpg)"),
    /!\[A lake between hills\]\(drawing:lake\)/,
  ],
  ["HTML", added("wine-country-without-a-car", "<b>x</b>"), /is HTML: write Markdown only/],
  [
    "a tag in another case",
    article("a-weekend-in-walla-walla", `"tags" = array['weekends', 'Walla Walla']`),
    /is spelled "Weekends"/,
  ],
  [
    "a year too far",
    article("wine-country-without-a-car", `"published_at" = '2036-11-20 12:00Z'`),
    /more than a year ahead/,
  ],
  [
    "a slug that visitors know",
    winery("foundry-vineyards", `"slug" = 'foundry'`),
    /foundry-vineyards, slug: visitors have saved and linked \/winery\/foundry-vineyards/,
  ],
  [
    "a winery deleted",
    `delete from "wineries" where "slug" = 'canoe-ridge-vineyard';`,
    /content:new -- close canoe-ridge-vineyard/,
  ],
  [
    "an article deleted",
    `delete from "posts" where "slug" = 'children-dogs-and-wine';`,
    /children-dogs-and-wine, slug: deleted, so that links to \/blog\/children-dogs-and-wine die: .+"published_at" = null/,
  ],
  [
    "a trip deleted",
    `delete from "ready_trips" where "slug" = 'sodo-on-foot';`,
    /sodo-on-foot, slug: deleted, so that links to \/ready-made-trips\/sodo-on-foot die: .+change what/,
  ],
  [
    "a winery that is there already",
    `insert into "wineries" ("slug", "name", "region", "address", "city", "latitude", "longitude") select 'abeja-two', 'ABEJA', "region", "address", "city", "latitude", "longitude" from "wineries" where "slug" = 'abeja';`,
    /abeja-two, name: "ABEJA" in .+ is in the guide already, as abeja/,
  ],
  [
    "hours in a form that is none",
    winery(
      "va-piano-vineyards",
      `"opening_hours" = '{"monday": "10-5"}', "hours" = '{"monday": "x"}'`,
    ),
    /va-piano-vineyards, opening_hours: is not in the form of this column; npm run content:new -- hours/,
  ],
  [
    "an address of mail that is none",
    winery("bonair-winery", `"email" = 'visit at winery'`),
    /bonair-winery, email: write it like "visit@winery\.com", or null/,
  ],
  [
    "letters of another encoding",
    winery("lecole-no-41", `"name" = 'L''Ã‰cole No. 41'`),
    /lecole-no-41, name: "L'Ã‰cole" is garbled/,
  ],
  [
    "a character that nothing shows",
    winery("long-shadows-vintners", `"name" = E'Long\\u200b Shadows'`),
    /a character that nothing shows \(U\+200B\) stands after “Long”/,
  ],
  [
    "a source without a name",
    `update "fact_sources" set "name" = '' where "fact" = 'address' and "winery_id" = (select "id" from "wineries" where "slug" = 'forgeron-cellars');`,
    /forgeron-cellars, fact_sources: the source of address has no name/,
  ],
  [
    "a sure source without its date",
    `update "fact_sources" set "date" = null, "sureness" = 'high' where "fact" = 'position' and "winery_id" = (select "id" from "wineries" where "slug" = 'dunham-cellars');`,
    /the source of position is called sure \('high'\) and has no date/,
  ],
  [
    "a paragraph without an end",
    added("what-a-tasting-costs", "$t$ || repeat('Grapes grow here. ', 60000) || $t$"),
    /has 10\d{5} characters: keep to 40000/,
  ],
  [
    "a table without its bars",
    added("wine-country-without-a-car", "A | B\n1 | 2"),
    /the table "A \| B 1 \| 2…" would not show/,
  ],
  [
    "a drawing amid a line",
    added("walla-walla-by-district", "Here ![x](drawing:lake) it is"),
    /would not show amid a line: give it a paragraph of its own/,
  ],
  [
    "an illustration that is no file",
    article("smoke-snow-and-mud", `"illustration" = 'castle'`),
    /smoke-snow-and-mud, illustration: "castle" is no file of client\/public\/illustrations: use bar/,
  ],
  [
    "an illustration that shows what nobody knows",
    winery("betz-family-winery", `"illustration" = 'lake'`),
    /betz-family-winery, illustration: "lake" shows what no fact says: use one that its facts allow, its own first: /,
  ],
  [
    "HTML with a comment in it",
    added("where-to-eat-and-sleep", "a <!-- b --> c"),
    /where-to-eat-and-sleep, content: "<!-- b -->" is HTML/,
  ],
  [
    "two statements without a line between",
    `${winery("corliss", `"is_featured" = true`)}\n${winery("corlis", `"is_featured" = true`)}`,
    /line 4: a second statement begins here/,
  ],
  ["nothing yet", "-- to come", /nothing stands in it yet: .+content:drop/],
  [
    "a closed winery that articles send readers to",
    winery("mark-ryan-winery", `"left_kind" = 'closed', "left_reason" = 'It closed.'`),
    /the link "\/winery\/mark-ryan-winery" leads to Mark Ryan Winery, which left/,
  ],
];
