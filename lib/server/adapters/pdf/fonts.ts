import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Whole fonts: those of the site are cut into files by script, and the peso sign is not in that of the letters. */
const FACES = {
  regular: '@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf',
  strong: '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
  /** For words of our own alone: it has letters of Western Europe and no peso sign. */
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
} as const;

export type Face = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as Face[];

const files = new Map<Face, Buffer>();
let regular: Font | undefined;

export function fontFile(face: Face): Buffer {
  const file =
    files.get(face) ?? readFileSync(path.join(process.cwd(), 'node_modules', FACES[face]));
  files.set(face, file);
  return file;
}

/** What stands for a stretch of signs that the fonts have no letter for. */
export const UNKNOWN = '[?]';
const JOINERS = /\u200B|\u200C|\u200D|\u2060|\uFE0E|\uFE0F/gu;
const HYPHENS = /[\u2010\u2011]/gu;

/** The text as the fonts can show it; `complete` when nothing is missing, such as emoji or Chinese. */
export function printable(text: string): { text: string; complete: boolean } {
  const font = openRegular();
  const signs = Array.from(text.normalize('NFC').replace(JOINERS, '').replace(HYPHENS, '-'));
  const known = signs.map((sign) => sign === '\n' || font.hasGlyphForCodePoint(codePoint(sign)));
  const shown = signs.map((sign, i) => {
    if (known[i]) return sign;
    return i > 0 && !known[i - 1] ? '' : UNKNOWN;
  });
  return { text: shown.join(''), complete: !known.includes(false) };
}

function openRegular(): Font {
  if (!regular) {
    const opened = create(fontFile('regular'));
    if (!('hasGlyphForCodePoint' in opened)) throw new Error('a collection of fonts');
    regular = opened;
  }
  return regular;
}

function codePoint(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
