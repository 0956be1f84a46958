import 'server-only';
import type PDFKit from 'pdfkit';
import config from '@/tailwind.config';
import type { Face } from './fonts';

export const MARGIN = 56;
const { neutral } = config.theme.colors;
export const INK = neutral[900];
export const QUIET = neutral[600];
export const EDGE = neutral[400];
export const HAIRLINE = neutral[200];

export type Sheet = PDFKit.PDFDocument;

/** Tag of a part for programs that read aloud, and what draws it or the parts inside it. */
export type Part = readonly [tag: string, content: (() => void) | readonly Part[]];

/** A text as the fonts can show it. */
export type Shown = (text: string) => string;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  /** Points of room below. */
  readonly after?: number;
}

export function write(sheet: Sheet, text: string, style: Style = {}): void {
  const { face = 'regular', size = 11, color = INK, after = 8 } = style;
  sheet.font(face).fontSize(size).fillColor(color);
  sheet.text(text, MARGIN, sheet.y, { width: widthOf(sheet), lineGap: 3 });
  sheet.y += after;
}

export function widthOf(sheet: Sheet): number {
  return sheet.page.width - 2 * MARGIN;
}

/** Begins another page when less than so many points are left of this one. */
export function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage();
}
