import 'server-only';
import type { Font, GlyphRun } from 'fontkit';

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** The glyphs of a text, and the features with which pdfkit places them the same way. */
export interface Shaped {
  readonly run: GlyphRun;
  readonly features: Features;
}

/** Empty list: without it pdfkit orders Arabic and Hebrew words from left to right, each separately. */
const WHOLE: Features = [];
/** Returns a new object each time, because fontkit adds the features it switches on. */
const withoutPlaces = () => ({ mark: false, mkmk: false, abvm: false, blwm: false });

/**
 * Shapes letters of one script. fontkit 2.0.4 throws where a font lacks the place of a mark at a letter, which is
 * allowed (foliojs/fontkit#367): then all marks of the run stay where their glyphs put them.
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
