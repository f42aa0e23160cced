declare module "subset-font" {
  type Axis = number | { readonly min: number; readonly max: number };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: {
      targetFormat?: "woff2" | "woff" | "sfnt";
      variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Buffer>;
}
