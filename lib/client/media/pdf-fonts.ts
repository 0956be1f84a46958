/** The fonts that a PDF may name without holding them, as files of the build. */
const FONTS: Readonly<Record<string, URL>> = {
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitFixedItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerifItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb',
    import.meta.url,
  ),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
    import.meta.url,
  ),
  'LiberationSans-BoldItalic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Italic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Regular.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
    import.meta.url,
  ),
};

/** Returns the address of one of the 14 standard fonts, by the name of its file in pdf.js. */
export function standardFont(filename: string): string | undefined {
  return FONTS[filename]?.href;
}
