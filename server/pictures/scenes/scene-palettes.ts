/** The inks of one card drawing. */
export interface ScenePalette {
  readonly sky: string;
  readonly glow: string;
  readonly disc: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly lit: string;
  readonly dark: string;
  readonly water: string;
  readonly pale: string;
  readonly wine: string;
}

export const INKS = [
  "sky",
  "glow",
  "disc",
  "far",
  "mid",
  "near",
  "lit",
  "dark",
  "water",
  "pale",
  "wine",
] as const satisfies readonly (keyof ScenePalette)[];

/** Two lists of eleven hex colors in the order of `INKS`: by day, and for the dark theme. */
function inks(day: string, night: string): ScenePalette {
  const dark = night.split(" ");
  const pairs = day.split(" ").map((color, i) => [INKS[i], `light-dark(#${color},#${dark[i]})`]);
  return Object.fromEntries(pairs) as ScenePalette;
}

export type SceneFamily = "red" | "wheat" | "valley" | "basin" | "lake" | "sound";

/** Two lights for each family of regions: a warm one and a clear one. */
export const SCENE_PALETTES: Record<SceneFamily, readonly [ScenePalette, ScenePalette]> = {
  red: [
    inks(
      "d98a4e f0bd74 fff0c6 b4634a 8f4038 6f3131 a9823f 2c151d e9b878 fff3dc 6e1f3a",
      "40263c 6b3c48 f0d3a0 583042 45242f 351c25 6b5a3a 140a10 7b5563 e3d3cf 7f3552",
    ),
    inks(
      "efd5a6 f7e6c2 e0934a cf8e6b a8472f 7d3a34 9a8a4a 3a1a22 c9b9a0 fffaf0 6e1f3a",
      "33273f 4d3650 f0d3a0 5a3c4b 7c3c37 4a262c 5d5a40 150b11 6a6278 e6d9dc 7f3552",
    ),
  ],
  wheat: [
    inks(
      "f0d49a f8e6bb e8a043 d9a35e c58b3f 8f8a46 e3b866 4b3a24 b9c0a8 fffaf0 7a2440",
      "352a40 52394a f3d9a4 6b5048 7c5d45 4b4d38 9a7a52 17110f 66707c e6d9dc 7f3552",
    ),
    inks(
      "cfdcd6 e9ead8 f0b04f c9a86a b98a44 6f7a44 d9b45c 38401f 93acae fffaf0 7a2440",
      "28303f 3b3d4e efd6a2 5a5650 6d5a44 3d4736 8a744c 11150f 566c7d e2dcdc 7f3552",
    ),
  ],
  valley: [
    inks(
      "e6a765 f3cd8d fff1cb b86d52 97503f 76783f b0a353 33301f d9c091 fff6e2 6e1f3a",
      "3a2841 5c3d4c f3d9a4 57394a 4a2d38 3d4431 6d7048 12110e 756479 e3d5d4 7f3552",
    ),
    inks(
      "f5e3bd faeed4 dd9a3c cf9a78 a8472f 8b9158 b9b06a 4d5a35 8aa9ad fffaf0 6e1f3a",
      "3b2a45 513a50 f3d9a4 5a4258 94493f 5f6b4c 7f8259 262e21 5b7286 e6d9dc 7f3552",
    ),
  ],
  basin: [
    inks(
      "8a3a3f c2643f f8d58e 6b2f3c 4f2431 3a2430 8d7a42 1e1019 eab36b fdeccb a03a4d",
      "1f1830 40264a e9c792 33233f 2a1b30 211624 4b4a3c 0d080d 7d6078 cbbcc8 7f3552",
    ),
    inks(
      "e8c9a0 f3dfbd d9853f b98a72 7a5350 5b4348 9a8f58 2b2026 a5b2ac fff8ea 6e1f3a",
      "2f283e 453a4c eecf9c 4b3c4c 403040 30242f 5d5c45 110c10 62707f e0d4d6 7f3552",
    ),
  ],
  lake: [
    inks(
      "f1d3a8 f8e4c4 e79a4a a9a08d 6f7f73 4c5f4f a3a565 22332f 7fa3ac fffaf0 6e1f3a",
      "2f2c44 473c50 f0d6a4 4b4c5c 37474a 26362f 66704c 0e1614 4f7186 e2dade 7f3552",
    ),
    inks(
      "c4d6d6 e3e9dc f2bd62 8fa3a3 5f7a80 48604a 97a35c 1f2f33 6b97a6 fffdf5 6e1f3a",
      "232c40 36394e f0d6a4 41505f 334656 293a30 5f6f4a 0b1218 456a83 dcdce4 7f3552",
    ),
  ],
  sound: [
    inks(
      "d9d8c8 ebe6d4 e7a652 a3aea6 74877f 4d6152 8c9c66 1f3029 86a2a4 fffdf5 6e1f3a",
      "2a2f3c 3c3f49 ead2a4 46515a 36444a 27352f 5c6a4c 0c1412 506c7a dadde0 7f3552",
    ),
    inks(
      "e9c4a4 f4dcc0 d9764a b39a98 857f86 52605c 969a68 232c2e 93a5ae fff8ee 6e1f3a",
      "352a40 523a4a eec79a 4b4556 3f3f4e 2b3436 606a50 0e1214 596b82 e2d8dc 7f3552",
    ),
  ],
};
