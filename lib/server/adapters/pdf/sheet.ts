import 'server-only';
import config from '@/tailwind.config';
import type { Face } from './fonts';
import type { Sheet } from './paper-fonts';
import { type FaceRun, type Line, linesOfParagraph } from './typesetting';

export const MARGIN = 56;
const LINE_GAP = 3;
const { neutral } = config.theme.colors;
export const INK = neutral[900];
export const QUIET = neutral[600];
export const EDGE = neutral[400];
export const HAIRLINE = neutral[200];

export type Part = readonly [tag: string, content: (() => void) | readonly Part[]];

export type Shown = (text: string) => string;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  /** Points of room below. */
  readonly after?: number;
}

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly color: string;
  /** `start` is the right for text that begins with right-to-left letters; the default is left. */
  readonly align?: 'left' | 'right' | 'start';
}

export function write(sheet: Sheet, text: string, style: Style = {}): void {
  const { face = 'regular', size = 11, color = INK, after = 8 } = style;
  const width = widthOf(sheet);
  const lines = layText(sheet, [{ text, face }], size, width);
  drawLines(sheet, lines, { x: MARGIN, width, color, align: 'start' });
  sheet.y += after;
}

export function widthOf(sheet: Sheet): number {
  return sheet.page.width - 2 * MARGIN;
}

/** Begins another page when less than `height` points are left on this one. */
export function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > bottomOf(sheet)) sheet.continueOnNewPage();
}

/**
 * Lays out a text with several faces into lines; `
 * ` begins a paragraph, and an empty one keeps its height.
 */
export function layText(
  sheet: Sheet,
  runs: readonly FaceRun[],
  size: number,
  width: number,
): SizedLine[] {
  return paragraphsOf(runs).flatMap((paragraph) =>
    linesOfParagraph(sheet, paragraph, size, width).map((line) => ({ ...line, size })),
  );
}

export interface SizedLine extends Line {
  readonly size: number;
}

export function heightOf(lines: readonly SizedLine[]): number {
  return lines.reduce((sum, { ascent, descent }) => sum + ascent + descent + LINE_GAP, 0);
}

/** Draws lines from `sheet.y` on, over as many pages as they need, and leaves `sheet.y` below them. */
export function drawLines(sheet: Sheet, lines: readonly SizedLine[], column: Column): void {
  for (const line of lines) {
    if (sheet.y + line.ascent + line.descent > bottomOf(sheet)) sheet.continueOnNewPage();
    const top = sheet.y;
    drawLine(sheet, line, top, column);
    sheet.y = top + line.ascent + line.descent + LINE_GAP;
  }
}

function drawLine(sheet: Sheet, line: SizedLine, top: number, column: Column): void {
  const { width, size, isRtl, ascent } = line;
  const { align = 'left' } = column;
  const toTheRight = align === 'right' || (align === 'start' && isRtl);
  let x = toTheRight ? column.x + column.width - width : column.x;
  sheet.fillColor(column.color);
  for (const fragment of line.fragments) {
    const { text, font, features, actual, lang } = fragment;
    const isMarked = actual !== undefined || lang !== undefined;
    sheet.font(font).fontSize(size);
    if (isMarked) sheet.markContent('Span', { actual, lang });
    sheet.text(text, x, top + ascent, { lineBreak: false, baseline: 'alphabetic', features });
    if (isMarked) endSpan(sheet, size);
    x += fragment.width;
  }
}

function endSpan(sheet: Sheet, size: number): void {
  const { _font: font } = sheet as unknown as { _font: { id: string } };
  sheet.save();
  sheet.transform(1, 0, 0, -1, 0, sheet.page.height);
  sheet.addContent(`BT /${font.id} ${size} Tf ET`);
  sheet.endMarkedContent();
  sheet.restore();
}

function bottomOf({ page }: Sheet): number {
  return page.height - page.margins.bottom;
}

function paragraphsOf(runs: readonly FaceRun[]): FaceRun[][] {
  const paragraphs: FaceRun[][] = [[]];
  for (const { text, face } of runs)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) paragraphs.push([]);
      if (piece) paragraphs.at(-1)?.push({ text: piece, face });
    }
  return paragraphs;
}
