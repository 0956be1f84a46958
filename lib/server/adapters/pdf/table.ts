import 'server-only';
import type { PdfColumn } from './port';
import {
  HAIRLINE,
  INK,
  MARGIN,
  needRoom,
  type Part,
  QUIET,
  type Sheet,
  type Shown,
  widthOf,
} from './sheet';

const GAP = 12;

/** A row of labels, and rows of texts below it with a line between them. */
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
  const width = ({ share }: PdfColumn) => widthOf(sheet) * share - GAP;
  const font = () =>
    sheet
      .font('regular')
      .fontSize(head ? 9.5 : 11)
      .fillColor(head ? QUIET : INK);
  const begin = () => {
    font();
    const heights = columns.map((column, index) =>
      sheet.heightOfString(texts[index] ?? '', { width: width(column), lineGap: 3 }),
    );
    height = Math.max(...heights) + 10;
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
        font();
        const align = column.right ? 'right' : 'left';
        // What is aligned to the right ends where the line does.
        const room = column.right ? width(column) + GAP : width(column);
        sheet.text(texts[index] ?? '', x, top + 6, { width: room, lineGap: 3, align });
        sheet.y = top + height;
      },
    ];
  });
  return ['TR', cells];
}
