/** The package has no types; only what the tests ask of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: object },
  ): Promise<Buffer>;
}
