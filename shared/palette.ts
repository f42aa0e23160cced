/** A color by theme, and what it is for. */
interface Token {
  readonly light: string;
  readonly dark: string;
  readonly use: string;
}

/**
 * The design tokens: the one table of colors. Tailwind's names and the mails take them from here; a
 * test compares `client/src/app/styles.css` and docs/design-language.md with it.
 */
export const palette = {
  paper: { light: "#f8f4eb", dark: "#17130f", use: "page" },
  raised: { light: "#fffdf8", dark: "#211b16", use: "controls, cards" },
  sunken: { light: "#efe8da", dark: "#100d0a", use: "bands" },
  ink: { light: "#231a17", dark: "#f2eadd", use: "text" },
  "ink-soft": { light: "#574a43", dark: "#c6b9a8", use: "quieter text, still ≥ 4.5:1" },
  "ink-faint": { light: "#6f6158", dark: "#a3968a", use: "the quietest text, still ≥ 4.5:1" },
  rule: { light: "#ddd2bf", dark: "#3a3129", use: "hairlines" },
  "rule-strong": { light: "#8c7d6d", dark: "#85776a", use: "borders of controls (≥ 3:1)" },
  wine: { light: "#6e1f3a", dark: "#e39ab0", use: "links, actions, selection" },
  "wine-deep": { light: "#4a1226", dark: "#f3c4d1", use: "actions under the pointer" },
  "wine-tint": { light: "#f3e3e4", dark: "#3b1a26", use: "what is chosen" },
  "on-wine": { light: "#fff8f3", dark: "#2a0b17", use: "text on `wine`" },
  basalt: { light: "#2c2a2b", dark: "#0c0a09", use: "footer, planner band" },
  "on-basalt": { light: "#efe8dc", dark: "#efe8dc", use: "text on `basalt`" },
  film: { light: "#2a1420", dark: "#2a1420", use: "behind the hero's film" },
  "film-shade": { light: "#1a0b12", dark: "#1a0b12", use: "the shade over it" },
  "film-ink": { light: "#4a1226", dark: "#4a1226", use: "text on a white button over it" },
  sage: { light: "#56653f", dark: "#a9b98c", use: "success, facts" },
  "sage-tint": { light: "#e6ead8", dark: "#262c1c", use: "behind `sage`" },
  gold: { light: "#8a5a0b", dark: "#e2b457", use: "featured, approximate" },
  "gold-tint": { light: "#f6e8c8", dark: "#3a2c11", use: "behind `gold`" },
  danger: { light: "#a3221c", dark: "#ff9d90", use: "errors, never the only sign of one" },
  "danger-tint": { light: "#fbe5e0", dark: "#43150f", use: "behind `danger`" },
} as const satisfies Readonly<Record<string, Token>>;
