/** The package has no types; only what the fonts and their tests ask of it. */
declare module 'subset-font' {
  /** A place on the axis, or a part of it that stays. */
  type Axis = number | { min: number; max: number };

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes: Readonly<Record<string, Axis>>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
