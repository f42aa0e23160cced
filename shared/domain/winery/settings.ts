/** The features of wineries that the guide records, in the order of pages. */
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

/** Yes-or-no questions for wineries, with the features for both answers. */
export const YES_OR_NO = {
  dogs: ["dogs welcome", "no dogs"],
  children: ["children welcome", "21 and older"],
  food: ["food served", "no food"],
  wheelchair: ["wheelchair access", "no wheelchair access"],
} as const satisfies Readonly<Record<string, readonly [Setting, Setting]>>;

/** Pairs that exclude each other. */
const EITHER_OR: readonly (readonly [Setting, Setting])[] = [
  ...Object.values(YES_OR_NO),
  ["restaurant", "no food"],
];

export function contradictionsIn(
  setting: readonly string[],
): readonly (readonly [string, string])[] {
  return EITHER_OR.filter((pair) => pair.every((name) => setting.includes(name)));
}

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

/** The filters, in order. */
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

export const SETTING_ANSWERS = Object.keys(CHOICES) as readonly SettingAnswer[];

export const SETTING_LABELS = Object.fromEntries(
  SETTING_ANSWERS.map((answer) => [answer, CHOICES[answer].label]),
) as Readonly<Record<SettingAnswer, string>>;

export function isFilter(name: Setting): boolean {
  return Object.values<SettingChoice>(CHOICES).some(({ any }) => any.includes(name));
}

export function isSetting(name: string): boolean {
  return SETTINGS.some((setting) => setting === name);
}

/** The filters that a winery is known to satisfy. */
export function settingAnswers(winery: { readonly setting: readonly string[] }): SettingAnswer[] {
  return SETTING_ANSWERS.filter((answer) =>
    CHOICES[answer].any.some((name) => winery.setting.includes(name)),
  );
}
