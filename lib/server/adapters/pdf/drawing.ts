import 'server-only';
import type { PdfAmount, PdfRun } from './port';
import { EDGE, HAIRLINE, INK, MARGIN, needRoom, QUIET, type Sheet, widthOf, write } from './sheet';

const LABEL_WIDTH = 130;
/** Points below the last row of a block. */
const BELOW = 6;

/** A heading never stands alone at the end of a page. */
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
  sheet.font('strong').fontSize(10.5).fillColor(INK);
  const height = sheet.heightOfString(text, { width, lineGap: 3 }) + 2 * padding;
  needRoom(sheet, height + 16);
  const top = sheet.y + 6;
  sheet.roundedRect(MARGIN, top, widthOf(sheet), height, 6).lineWidth(1).stroke(EDGE);
  sheet.text(text, MARGIN + padding, top + padding, { width, lineGap: 3 });
  sheet.y = top + height + 12;
}

export function drawFact(sheet: Sheet, label: string, value: string, isLast: boolean): void {
  const width = widthOf(sheet) - LABEL_WIDTH;
  sheet.font('regular').fontSize(11);
  const height = sheet.heightOfString(value, { width, lineGap: 3 });
  needRoom(sheet, height);
  const top = sheet.y;
  sheet.fillColor(QUIET).text(label, MARGIN, top, { width: LABEL_WIDTH - 10, lineGap: 3 });
  sheet.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, { width, lineGap: 3 });
  sheet.y = top + Math.max(height, 17) + 2 + (isLast ? BELOW : 0);
}

export function drawAmount(sheet: Sheet, amount: PdfAmount, isLast: boolean): void {
  const { label, value, strong } = amount;
  needRoom(sheet, 28);
  const top = sheet.y;
  const options = { width: widthOf(sheet), lineBreak: false };
  sheet.moveTo(MARGIN, top).lineTo(MARGIN + widthOf(sheet), top);
  sheet.lineWidth(0.75).stroke(HAIRLINE);
  sheet
    .font(strong ? 'strong' : 'regular')
    .fontSize(11)
    .fillColor(INK);
  sheet.text(label, MARGIN, top + 6, options);
  sheet.text(value, MARGIN, top + 6, { ...options, align: 'right' });
  sheet.y = top + 26 + (isLast ? BELOW : 0);
}

/** The number or the point of an item; its text begins beside it. */
export function drawLabel(sheet: Sheet, label: string): void {
  needRoom(sheet, 40);
  const top = sheet.y;
  sheet.font('regular').fontSize(11).fillColor(INK);
  sheet.text(label, MARGIN, top, { width: 22, lineBreak: false });
  sheet.y = top;
}

interface RunStyle {
  /** Points from the margin. */
  readonly indent?: number;
  /** Points of room below. */
  readonly after?: number;
}

/** A paragraph with bold words. */
export function writeRuns(sheet: Sheet, runs: readonly PdfRun[], style: RunStyle = {}): void {
  const { indent = 0, after = 8 } = style;
  sheet.fontSize(11).fillColor(INK);
  for (const line of linesOf(runs)) writeLine(sheet, line, indent);
  sheet.y += after;
}

function writeLine(sheet: Sheet, line: readonly PdfRun[], indent: number): void {
  const options = { width: widthOf(sheet) - indent, lineGap: 3 };
  // An empty line has its height.
  const shown = line.length > 0 ? line : [{ text: ' ' }];
  for (const [index, { text, strong }] of shown.entries()) {
    const continued = index < shown.length - 1;
    sheet.font(strong ? 'strong' : 'regular');
    if (index === 0) sheet.text(text, MARGIN + indent, sheet.y, { ...options, continued });
    else sheet.text(text, { continued });
  }
}

/** Cut at the ends of lines, which the library does not know within text that goes on. */
function linesOf(runs: readonly PdfRun[]): PdfRun[][] {
  const lines: PdfRun[][] = [[]];
  for (const { text, strong } of runs)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece) lines.at(-1)?.push({ text: piece, strong });
    }
  return lines;
}
