/** What visitors wish for beside places, grapes and times, and the words they say for it. */
import { capital } from "../schedule/wording.ts";
import { oppositeOf } from "../winery/settings.ts";
import type { Service } from "../winery/winery-facts.ts";
import type { Criterion, CriterionOf } from "./term.ts";

type SettingName = CriterionOf<"setting">["any"][number];

const settings = (label: string, ...any: SettingName[]): Criterion => ({
  is: "setting",
  label,
  any,
});
const setting = (name: SettingName): Criterion => settings(capital(name), name);
const specialty = (...any: string[]): Criterion => ({ is: "specialty", label: any[0] ?? "", any });
const unrecorded = (about: string): Criterion => ({ is: "unrecorded", about });
const service = (named: Service): Criterion => ({ is: "service", service: named });
const visit = (policy: "walk-ins" | "reservations"): Criterion => ({ is: "visit", policy });

export const ADULTS = setting("21 and older");

/** Six are more than a table. */
const LARGE_PARTY = 6;

/** How many come, where they are counted; rooms tell nobody yet how many they take. */
export const partyOf = (guests: number | null): Criterion =>
  unrecorded(guests === null || guests >= LARGE_PARTY ? "Large groups" : "Small groups");

/** Phrases by `|`, and what each of them asks for. */
export const WISHES: Readonly<Record<string, Criterion>> = {
  "dog|dogs|dog friendly|dogs welcome|dogs allowed|pet|pets|pet friendly|puppy|puppies|pup|pooch|my dog|doggy|doggie|doggies|doggy friendly|doggo":
    setting("dogs welcome"),
  "kid|kids|kid friendly|child|children|child friendly|children welcome|family|families|family friendly|teen|teens|teenager|teenagers|minors|kids area|play area|playground|toddler|toddlers|baby|babies|stroller|under 21":
    setting("children welcome"),
  "no dog|no dogs|dog free|without dogs|no pets": setting("no dogs"),
  "no kids|no kids under 21|no one under 21|nobody under 21|no children|kid free|child free|adult only|adults only|without kids|21 and over|21 and up|21 and older|over 21|21 only|21 plus|must be 21":
    ADULTS,
  "view|views|scenic|scenery|overlook": settings(
    "A view",
    "vineyard view",
    "mountain view",
    "lake view",
    "river view",
  ),
  "lake view|lake views|lakeview|view of lake|lakeside|lakefront|lake front|on lake|overlooking lake|lake":
    setting("lake view"),
  "mountain view|mountain views|view of mountains": setting("mountain view"),
  "river view|river views|riverside|riverfront|river front|on river|near river|columbia river view|columbia river views|view of columbia|view of columbia river|overlooking columbia river|on columbia river|by river|view of river|overlooking river|river":
    setting("river view"),
  "vineyard view|vineyard views|view of vineyard|view of vineyards|among vines|in vineyard":
    setting("vineyard view"),
  "water view|water views|waterfront|water front|by water|on water|near water": settings(
    "Lake or river view",
    "lake view",
    "river view",
  ),
  "patio|patios|terrace|deck": setting("patio"),
  "outdoor|outdoors|outside seating|outdoor seating|outdoor tasting|sit outside|al fresco":
    settings("A patio or garden", "patio", "garden", "picnic area"),
  "garden|gardens": setting("garden"),
  "picnic|picnics|picnic lunch|own lunch|own food|outside food|byo food|byo lunch|bring lunch|bring food|bring own lunch|bring own food|pack lunch|picnic area|picnic table|picnic tables|picnicking|lawn":
    setting("picnic area"),
  "food|lunch|dinner|eat|eats|snack|snacks|brunch|cheese|cheese plate|cheese board|charcuterie|charcuterie board|small plates|meal|pizza|burger|appetizers|tapas|something to eat":
    settings("Food", "food served", "restaurant"),
  "restaurant|restaurants|bistro": setting("restaurant"),
  "live music|music|concert|concerts|band|bands|live band|live bands": setting("live music"),
  "tour|tours|winery tour|winery tours|cellar tour|cellar tours|guided tour|guided tours|vineyard tour|vineyard tours":
    setting("tours"),
  "barrel room|barrel": setting("barrel room"),
  "historic|historic building|history|historical|old building": setting("historic building"),
  "art|art gallery|gallery|sculpture": setting("art gallery"),
  "lodging|stay|stay overnight|overnight|sleep|hotel|inn|bed and breakfast|b and b|guest house|guest rooms|stay night|place to stay|place to stay overnight|stay over":
    setting("lodging"),
  "urban|urban tasting room|downtown|downtown tasting room|in town|city tasting room":
    setting("urban tasting room"),
  "walk in|walk ins|walkin|walkins|walk in welcome|walk ins welcome|drop in|drop ins":
    visit("walk-ins"),
  "no reservation|no reservations|without reservation|without reservations|no appointment|without appointment|no booking|without booking|without booking ahead|no need to book|first come|first come first served|first come first serve|no appointment needed|no reservation needed|no reservations needed|no reservation required|no reservations required|spontaneous|do i need reservation|do i need reservations|do we need reservation|do we need reservations|do you need reservation|do you need reservations|do i need to book|do we need to book|do i need appointment|do we need appointment|do you need appointment|no appointments|without appointments":
    visit("walk-ins"),
  "reservation|reservations|reservation required|reservations required|reservation only|reservations only|by reservation|need reservation|appointment|appointments|by appointment|by appointment only|appointment only|appointment required|booking|book ahead|booking required":
    visit("reservations"),
  "free|free tasting|free tastings|no fee|or fee|or fees|nor fee|no fees|dont charge|dont charge fee|dont charge tasting fee|doesnt charge|doesnt charge fee|no tasting fee|no charge|complimentary|complimentary tasting|without fee|without tasting fee":
    { is: "fee", below: 0.01, over: null },
  "cheap|cheapest|cheap tasting|inexpensive|affordable|budget|reasonable|reasonably priced|not so expensive|not that expensive|isnt expensive|arent expensive|isnt too expensive|not expensive|not too expensive|not pricey|not too pricey":
    { is: "fee", below: 15, over: null },
  "ship|ships|shipping|ship home|ships to my state|deliver|delivery": service("shipsToState"),
  "wine club|wine clubs|club|clubs|membership": service("wineClub"),
  "buy online|online|online store|online shop|online sales|order online|web shop":
    service("onlineSales"),
  "estate grown|estate|estate wine|estate wines|estate fruit": specialty("Estate-grown"),
  "bordeaux|bordeaux blend|bordeaux style blend|bordeaux style blends|bordeaux blends|bordeaux style|meritage|red blend|red blends":
    specialty("Meritage / Bordeaux blend"),
  "rhone|rhone blend|rhone style blend|rhone style blends|rhone blends|rhone style|gsm":
    specialty("Rhône blend"),
  "sparkling|sparkling wine|bubbles|bubbly|champagne|fizz|prosecco|methode champenoise":
    specialty("Sparkling wine"),
  "port|port wine|port style|port style wine|fortified": specialty("Port-style wine"),
  "fruit wine|fruit wines|berry wine|apple wine|mead": specialty("Fruit wine"),
  "cider|ciders|hard cider": specialty("Cider"),
  "organic|organic wine|organic wines|organic vineyard": specialty("Organic vineyard"),
  "biodynamic|biodynamics": specialty("Biodynamic vineyard"),
  "sustainable|certified sustainable": specialty("Certified sustainable vineyard"),
  "ice wine|ice wines|icewine": specialty("Ice wine"),
  "late harvest|dessert wine|dessert wines|sweet wine": specialty("Late harvest wine", "Ice wine"),
  lavender: specialty("Lavender"),
  "distillery|spirits|brandy|grappa": specialty("Distillery"),
  "rose|rose wine|pink|pink wine": unrecorded("Rosé"),
  "wheelchair|wheelchair access|wheelchair accessible|accessible|ada|disabled access|handicap|step free|wheel chair|handicapped":
    setting("wheelchair access"),
  "best|top|top rated|best rated|highest rated|famous|popular|award winning|favorite|oldest|largest|biggest|newest|must see|rating|ratings|reviews":
    unrecorded("Rankings"),
  "group|groups|large group|large groups|big group|big groups|party|bachelorette|bachelorette party|bachelor party|birthday party|large party|big party|bus|bus tour|bus tours|tour bus|tour buses|party bus":
    partyOf(null),
  "wedding|weddings|wedding venue|event space|events|event|barrel tasting|barrel tastings|yoga|trivia|release party|release weekend|winemaker dinner":
    unrecorded("Events"),
  "games|lawn games|bocce|cornhole": unrecorded("Games"),
  "parking|rv parking|rv|camper|motorhome": unrecorded("Parking"),
  "ev charging|ev charger|charging station|tesla charger": unrecorded("EV charging"),
  "fee waived|tasting fee waived|waived fee|waived|waive|with purchase|free with purchase|free tasting with purchase|if i buy|if you buy":
    unrecorded("Waived fees"),
  "food truck": unrecorded("Food trucks"),
  "gift card|gift cards|gift certificate|gift certificates": unrecorded("Gift cards"),
  "happy hour": unrecorded("Happy hour"),
  "private tasting|private tastings|private room": unrecorded("Private tastings"),
  "beer|beers|brewery|craft beer": unrecorded("Beer"),
  "fireplace|fireplaces|fire pit|fire pits|firepit": unrecorded("Fireplaces"),
  "women owned|woman owned|black owned|latino owned|latina owned|native owned|veteran owned":
    unrecorded("Owners"),
  "wifi|wi fi": unrecorded("Wi-Fi"),
  "vegan|vegetarian|gluten free|gf|kosher|halal": unrecorded("Diets"),
  "natural wine|natural wines|orange wine|pet nat": unrecorded("Natural wine"),
  "small|family winery|family wineries|small family|boutique|family owned|family run|hidden gem|quiet|uncrowded|crowd|crowds|crowded|busy|not too busy|not crowded|not too crowded|not busy":
    unrecorded("Size and crowds"),
};

/** What is asked for by not wanting something; null where no fact says so. */
export function deniedWish(criterion: Criterion): Criterion | null {
  if (criterion.is === "visit") {
    return visit(criterion.policy === "walk-ins" ? "reservations" : "walk-ins");
  }
  if (criterion.is === "unrecorded") return criterion;
  const [name, other] = criterion.is === "setting" ? criterion.any : [];
  const opposite = name && other === undefined ? oppositeOf(name) : undefined;
  const isOpposite = (wish: Criterion) => wish.is === "setting" && wish.any[0] === opposite;
  return (opposite && Object.values(WISHES).find(isOpposite)) ?? null;
}
