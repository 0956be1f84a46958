import 'server-only';
import type { Sheet } from './paper-fonts';
import type { PdfColumn } from './port';
import {
  drawLines,
  HAIRLINE,
  heightOf,
  INK,
  layText,
  MARGIN,
  needRoom,
  type Part,
  QUIET,
  type Shown,
  widthOf,
} from './sheet';

const GAP = 12;

export function tablePart(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  shown: Shown,
): Part {
  const labels = columns.map(({ label }) => label);
  return [
    'Table',
    [
      rowPart(sheet, columns, labels.map(shown), true),
      ...rows.map((texts) => rowPart(sheet, columns, texts.map(shown), false)),
    ],
  ];
}

function rowPart(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  head: boolean,
): Part {
  let top = 0;
  let height = 0;
  const size = head ? 9.5 : 11;
  const widthOfCell = ({ share }: PdfColumn) => widthOf(sheet) * share - GAP;
  const linesIn = (column: PdfColumn, index: number) =>
    layText(sheet, [{ text: texts[index] ?? '', face: 'regular' }], size, widthOfCell(column));
  const begin = () => {
    height = Math.max(...columns.map((column, i) => heightOf(linesIn(column, i)))) + 10;
    // The labels never stand alone at the end of a page.
    needRoom(sheet, head ? height + 60 : height);
    top = sheet.y;
    if (head) return;
    sheet.moveTo(MARGIN, top).lineTo(MARGIN + widthOf(sheet), top);
    sheet.lineWidth(0.75).stroke(HAIRLINE);
  };
  let left = MARGIN;
  const cells = columns.map((column, index): Part => {
    const x = left;
    left += widthOf(sheet) * column.share;
    return [
      head ? 'TH' : 'TD',
      () => {
        if (index === 0) begin();
        const lines = linesIn(column, index);
        // What is aligned to the right ends where the line does.
        const width = column.right ? widthOfCell(column) + GAP : widthOfCell(column);
        const align = column.right ? 'right' : 'left';
        sheet.y = top + 6;
        drawLines(sheet, lines, { x, width, color: head ? QUIET : INK, align });
        sheet.y = top + height;
      },
    ];
  });
  return ['TR', cells];
}
