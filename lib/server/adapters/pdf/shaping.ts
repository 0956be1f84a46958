import 'server-only';
import type { Font, GlyphRun } from 'fontkit';

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** How letters take their places in a font, and what to ask of pdfkit to have it so. */
export interface Shaped {
  readonly run: GlyphRun;
  readonly features: Features;
}

/** Without a list of features pdfkit orders words of Arabic and Hebrew from left to right, each by itself. */
const WHOLE: Features = [];
/** A new one each time: fontkit adds what it switches on. */
const withoutPlaces = () => ({ mark: false, mkmk: false, abvm: false, blwm: false });

/**
 * Shapes letters of one script. fontkit 2.0.4 throws where a font states no place for a mark at a letter, which it may
 * (foliojs/fontkit#367): then all marks of the stretch stay where their glyphs put them.
 */
export function shape(font: Font, text: string): Shaped {
  try {
    return { run: font.layout(text, WHOLE), features: WHOLE };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const run = font.layout(text, withoutPlaces());
    // pdfkit hands on to fontkit what it is given; its types know lists alone, which take no feature away.
    return { run, features: withoutPlaces() as unknown as Features };
  }
}
