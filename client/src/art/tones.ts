/**
 * The inks of the small drawings, by day and, in the dark theme, at dusk.
 *
 * They are the site's wine, gold, sage and basalt carried a step toward landscape; snow stays pale
 * in both themes, which the page's own tokens could not promise.
 */
export const TONES = {
  sky: "light-dark(#f5e3bd,#3b2a45)",
  glow: "light-dark(#efc57c,#b08263)",
  sun: "light-dark(#dd9a3c,#f3d9a4)",
  snow: "light-dark(#fffaf0,#e6d9dc)",
  far: "light-dark(#cf9a78,#5a4258)",
  wheat: "light-dark(#dba24d,#86604c)",
  rust: "light-dark(#a8472f,#94493f)",
  wine: "light-dark(#6e1f3a,#8f4660)",
  deep: "light-dark(#45132a,#1c0e17)",
  sage: "light-dark(#8b9158,#5f6b4c)",
  leaf: "light-dark(#4d5a35,#3d4a35)",
  water: "light-dark(#8aa9ad,#5b7286)",
  slate: "light-dark(#5d7a83,#3f5367)",
  basalt: "light-dark(#3a2f35,#171117)",
} as const;

export type Tone = keyof typeof TONES;
