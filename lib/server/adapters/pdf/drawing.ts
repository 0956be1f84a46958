import 'server-only';
import type { Face } from './fonts';
import type { Sheet } from './paper-fonts';
import type { PdfAmount, PdfRun } from './port';
import {
  drawLines,
  EDGE,
  HAIRLINE,
  heightOf,
  INK,
  layText,
  MARGIN,
  needRoom,
  QUIET,
  widthOf,
  write,
} from './sheet';

const LABEL_WIDTH = 130;
export const INDENT = 22;
/** Points below the last row of a block. */
const BELOW = 6;

export function writeHeading(sheet: Sheet, text: string): void {
  needRoom(sheet, 80);
  sheet.y += 8;
  write(sheet, text, { face: 'strong', size: 13, after: 4 });
}

export function drawSubheading(sheet: Sheet, runs: readonly PdfRun[]): void {
  needRoom(sheet, 60);
  sheet.y += 4;
  const strong = runs.map(({ text }) => ({ text, strong: true }));
  writeRuns(sheet, strong, { after: 4 });
}

export function drawNotice(sheet: Sheet, text: string): void {
  const padding = 12;
  const width = widthOf(sheet) - 2 * padding;
  const lines = layText(sheet, [{ text, face: 'strong' }], 10.5, width);
  const height = heightOf(lines) + 2 * padding;
  needRoom(sheet, height + 16);
  const top = sheet.y + 6;
  sheet.roundedRect(MARGIN, top, widthOf(sheet), height, 6).lineWidth(1).stroke(EDGE);
  sheet.y = top + padding;
  drawLines(sheet, lines, { x: MARGIN + padding, width, color: INK, align: 'start' });
  sheet.y = top + height + 12;
}

export function drawFact(sheet: Sheet, label: string, value: string, isLast: boolean): void {
  const width = widthOf(sheet) - LABEL_WIDTH;
  const labels = layText(sheet, [{ text: label, face: 'regular' }], 11, LABEL_WIDTH - 10);
  const values = layText(sheet, [{ text: value, face: 'regular' }], 11, width);
  const height = heightOf(values);
  needRoom(sheet, height);
  const top = sheet.y;
  drawLines(sheet, labels, { x: MARGIN, width: LABEL_WIDTH, color: QUIET });
  sheet.y = top;
  drawLines(sheet, values, { x: MARGIN + LABEL_WIDTH, width, color: INK });
  sheet.y = top + Math.max(height, 17) + 2 + (isLast ? BELOW : 0);
}

export function drawAmount(sheet: Sheet, amount: PdfAmount, isLast: boolean): void {
  const { label, value, strong } = amount;
  needRoom(sheet, 28);
  const top = sheet.y;
  const width = widthOf(sheet);
  const face = strong ? 'strong' : 'regular';
  sheet.moveTo(MARGIN, top).lineTo(MARGIN + width, top);
  sheet.lineWidth(0.75).stroke(HAIRLINE);
  for (const [text, align] of [[label, 'left'] as const, [value, 'right'] as const]) {
    sheet.y = top + 6;
    const lines = layText(sheet, [{ text, face }], 11, width);
    drawLines(sheet, lines, { x: MARGIN, width, color: INK, align });
  }
  sheet.y = top + 26 + (isLast ? BELOW : 0);
}

export function drawLabel(sheet: Sheet, label: string): void {
  needRoom(sheet, 40);
  const top = sheet.y;
  const lines = layText(sheet, [{ text: label, face: 'regular' }], 11, INDENT);
  drawLines(sheet, lines, { x: MARGIN, width: INDENT, color: INK });
  sheet.y = top;
}

interface RunStyle {
  /** Points from the margin. */
  readonly indent?: number;
  /** Points of room below. */
  readonly after?: number;
}

export function writeRuns(sheet: Sheet, runs: readonly PdfRun[], style: RunStyle = {}): void {
  const { indent = 0, after = 8 } = style;
  const width = widthOf(sheet) - indent;
  const faces = runs.map(({ text, strong }) => ({ text, face: faceOf(strong) }));
  const lines = layText(sheet, faces, 11, width);
  drawLines(sheet, lines, { x: MARGIN + indent, width, color: INK, align: 'start' });
  sheet.y += after;
}

function faceOf(strong: boolean | undefined): Face {
  return strong ? 'strong' : 'regular';
}
