/** What a winery is like to be at: what its sources name, and the questions visitors ask of it. */

/** Every feature of a place that this guide records, in the order of pages. */
export const SETTINGS = [
  "vineyard view",
  "mountain view",
  "lake view",
  "river view",
  "patio",
  "garden",
  "picnic area",
  "tours",
  "barrel room",
  "historic building",
  "urban tasting room",
  "art gallery",
  "food served",
  "restaurant",
  "live music",
  "lodging",
  "children welcome",
  "dogs welcome",
  "wheelchair access",
  "no food",
  "no dogs",
  "21 and older",
  "no wheelchair access",
] as const;

type Setting = (typeof SETTINGS)[number];

/** What a winery can be asked, as it stands where the answer is yes and where it is no. */
export const YES_OR_NO = {
  dogs: ["dogs welcome", "no dogs"],
  children: ["children welcome", "21 and older"],
  food: ["food served", "no food"],
  wheelchair: ["wheelchair access", "no wheelchair access"],
} as const satisfies Readonly<Record<string, readonly [Setting, Setting]>>;

/** Features of which a place has one at most. */
const EITHER_OR: readonly (readonly [Setting, Setting])[] = [
  ...Object.values(YES_OR_NO),
  ["restaurant", "no food"],
];

/** The pairs in a list that cannot both be true. */
export function contradictionsIn(
  setting: readonly string[],
): readonly (readonly [string, string])[] {
  return EITHER_OR.filter((pair) => pair.every((name) => setting.includes(name)));
}

/** The opposite of a feature; undefined for one that has none. */
export function oppositeOf(setting: Setting): Setting | undefined {
  for (const [yes, no] of Object.values(YES_OR_NO)) {
    if (setting === yes) return no;
    if (setting === no) return yes;
  }
  return undefined;
}

interface SettingChoice {
  readonly label: string;
  /** Any of these satisfies it. */
  readonly any: readonly Setting[];
}

/** What visitors ask for, in the order of filters. */
const CHOICES = {
  view: {
    label: "A view",
    any: ["vineyard view", "mountain view", "lake view", "river view"],
  },
  patio: { label: "A patio or garden", any: ["patio", "garden", "picnic area"] },
  food: { label: "Food", any: ["food served", "restaurant"] },
  tours: { label: "Tours", any: ["tours"] },
  children: { label: "Children welcome", any: ["children welcome"] },
  dogs: { label: "Dogs welcome", any: ["dogs welcome"] },
} as const satisfies Readonly<Record<string, SettingChoice>>;

export type SettingAnswer = keyof typeof CHOICES;

/** The questions, in the order of filters. */
export const SETTING_ANSWERS = Object.keys(CHOICES) as readonly SettingAnswer[];

/** Each question with what a visitor reads. */
export const SETTING_LABELS = Object.fromEntries(
  SETTING_ANSWERS.map((answer) => [answer, CHOICES[answer].label]),
) as Readonly<Record<SettingAnswer, string>>;

/** Whether one of the filters asks for a feature. */
export function isFilter(name: Setting): boolean {
  return Object.values<SettingChoice>(CHOICES).some(({ any }) => any.includes(name));
}

/** Whether a feature is one that this guide records. */
export function isSetting(name: string): boolean {
  return SETTINGS.some((setting) => setting === name);
}

/** Which of the questions a winery is known to satisfy. */
export function settingAnswers(winery: { readonly setting: readonly string[] }): SettingAnswer[] {
  return SETTING_ANSWERS.filter((answer) =>
    CHOICES[answer].any.some((name) => winery.setting.includes(name)),
  );
}
