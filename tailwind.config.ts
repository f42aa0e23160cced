/** Tailwind's names for the design. Colors come from `shared/palette.ts`. */
import type { Config } from "tailwindcss";
import { palette } from "./shared/palette.ts";

const colors = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--color-${name})`]),
);

export default {
  content: ["./client/index.html", "./client/src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      ...colors,
      transparent: "transparent",
      current: "currentColor",
      white: "#ffffff",
      black: "#000000",
    },
    fontFamily: {
      display: "var(--face-display)",
      serif: "var(--face-serif)",
      sans: "var(--face-sans)",
    },
    fontSize: {
      xs: ["0.8125rem", { lineHeight: "1.25rem" }],
      sm: ["0.9375rem", { lineHeight: "1.45rem" }],
      base: ["1.0625rem", { lineHeight: "1.7rem" }],
      lg: ["1.25rem", { lineHeight: "1.85rem" }],
      xl: ["1.5rem", { lineHeight: "1.95rem" }],
      "2xl": ["1.875rem", { lineHeight: "2.25rem", letterSpacing: "-0.01em" }],
      "3xl": ["2.375rem", { lineHeight: "2.65rem", letterSpacing: "-0.015em" }],
      "4xl": ["3rem", { lineHeight: "3.15rem", letterSpacing: "-0.02em" }],
      "5xl": ["4rem", { lineHeight: "4.05rem", letterSpacing: "-0.025em" }],
      "6xl": ["5.25rem", { lineHeight: "5.1rem", letterSpacing: "-0.03em" }],
    },
    borderRadius: { none: "0", sm: "2px", DEFAULT: "3px", md: "4px", lg: "8px", full: "9999px" },
    extend: {
      maxWidth: { page: "78rem", prose: "42rem", narrow: "34rem" },
      spacing: {
        section: "clamp(4rem, 9vw, 7.5rem)",
        gutter: "clamp(min(1.25rem, 6.25vw), 4vw, 3rem)",
      },
      boxShadow: {
        raised: "0 1px 2px rgb(40 20 20 / 0.06), 0 8px 24px -12px rgb(40 20 20 / 0.18)",
        overlay: "0 24px 80px -20px rgb(20 8 10 / 0.55)",
      },
      letterSpacing: { eyebrow: "0.14em" },
    },
  },
} satisfies Config;
