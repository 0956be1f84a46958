import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Complete fonts: the site's fonts are split by script, and the peso sign is not in the file of the letters. */
const FACES = {
  regular: '@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf',
  strong: '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
} as const;

export type Face = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as Face[];

const files = new Map<Face, Buffer>();
const opened = new Map<Face, Font>();

export function fontFile(face: Face): Buffer {
  const file =
    files.get(face) ?? readFileSync(path.join(process.cwd(), 'node_modules', FACES[face]));
  files.set(face, file);
  return file;
}

export function faceFont(face: Face): Font {
  const font = opened.get(face) ?? openFont(fontFile(face));
  opened.set(face, font);
  return font;
}

export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of fonts');
  return font;
}

export function hasAll(font: Font, text: string): boolean {
  return Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
