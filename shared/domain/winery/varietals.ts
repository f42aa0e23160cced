import { foldForSearch } from "../text/search-text.ts";

/** A grape under this site's spelling, with other names on labels. */
const grapeOf =
  (color: "red" | "white") =>
  (name: string, ...synonyms: string[]) => ({ name, color, synonyms });

const red = grapeOf("red");
const white = grapeOf("white");

/** Grapes poured in Washington, by name. Primitivo and Zinfandel are separate, as on labels. */
export const VARIETALS: readonly ReturnType<typeof red>[] = [
  red("Aglianico"),
  white("Albariño", "Alvarinho"),
  white("Aligoté"),
  red("Baco Noir"),
  red("Barbera"),
  red("Black Muscat", "Muscat Hamburg"),
  red("Cabernet Franc", "Cab Franc"),
  red("Cabernet Sauvignon", "Cab Sauv", "Cab Sav", "Cabernet", "Cab"),
  red("Carignan", "Carignane"),
  red("Carménère", "Carmenere"),
  white("Chardonnay"),
  white("Chenin Blanc", "Chenin"),
  red("Cinsault", "Cinsaut"),
  red("Counoise"),
  red("Dolcetto"),
  red("Dunkelfelder"),
  white("Friulano"),
  white("Furmint"),
  red("Gamay", "Gamay Noir"),
  red("Garanoir"),
  white("Gewürztraminer", "Gewurz", "Gewürz"),
  red("Graciano"),
  red("Grenache", "Grenache Noir", "Garnacha"),
  white("Grenache Blanc", "Garnacha Blanca"),
  white("Grüner Veltliner", "Grüner", "Gruener Veltliner"),
  red("Island Belle", "Campbell Early"),
  red("Lemberger", "Blaufränkisch", "Blaufraenkisch", "Limberger"),
  red("Léon Millot"),
  white("Madeleine Angevine"),
  white("Madeleine Sylvaner"),
  red("Malbec", "Côt"),
  red("Maréchal Foch", "Foch"),
  white("Marsanne"),
  white("Melon de Bourgogne", "Melon"),
  red("Merlot"),
  red("Mondeuse"),
  red("Montepulciano"),
  red("Mourvèdre", "Monastrell", "Mataro"),
  white("Müller-Thurgau", "Mueller Thurgau"),
  white("Muscat"),
  white("Muscat Canelli", "Muscat Blanc", "Moscato Bianco"),
  red("Nebbiolo"),
  white("Orange Muscat"),
  red("Petit Verdot"),
  red("Petite Sirah", "Petite Syrah", "Durif"),
  white("Picpoul", "Picpoul Blanc", "Piquepoul", "Piquepoul Blanc"),
  white("Pinot Blanc"),
  white("Pinot Gris", "Pinot Grigio"),
  red("Pinot Meunier", "Meunier"),
  red("Pinot Noir"),
  red("Primitivo"),
  red("Regent"),
  white("Riesling", "White Riesling", "Johannisberg Riesling"),
  white("Roussanne"),
  red("Sagrantino"),
  red("Sangiovese"),
  white("Sauvignon Blanc", "Fumé Blanc", "Sauv Blanc"),
  white("Sémillon"),
  white("Siegerrebe"),
  white("Symphony"),
  red("Syrah", "Shiraz"),
  red("Tannat"),
  red("Tempranillo"),
  red("Touriga Nacional", "Touriga"),
  white("Vermentino", "Rolle"),
  white("Viognier"),
  white("Xarel·lo", "Xarello"),
  red("Zinfandel", "Zin"),
  red("Zweigelt"),
];

/** Spec §9: the twelve varietals of the home page's filter, in its order. */
export const FILTER_VARIETALS = [
  "Cabernet Sauvignon",
  "Merlot",
  "Syrah",
  "Riesling",
  "Chardonnay",
  "Pinot Noir",
  "Sauvignon Blanc",
  "Gewürztraminer",
  "Viognier",
  "Malbec",
  "Petit Verdot",
  "Barbera",
] as const;

const bySpelling = new Map(
  VARIETALS.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].map((spelling) => [foldForSearch(spelling), name] as const),
  ),
);

/** A grape's name of its name or a synonym; case, accents and hyphens do not matter. */
export function canonicalVarietal(text: string): string | undefined {
  return bySpelling.get(foldForSearch(text));
}
