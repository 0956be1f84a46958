import 'server-only';
import {
  drawAmount,
  drawFact,
  drawLabel,
  drawNotice,
  drawSubheading,
  INDENT,
  writeHeading,
  writeRuns,
} from './drawing';
import type { Sheet } from './paper-fonts';
import type { PdfBlock, PdfItem, PdfRun } from './port';
import { type Part, QUIET, type Shown, write } from './sheet';
import { tablePart } from './table';

export function partsOfBlock(sheet: Sheet, block: PdfBlock, shown: Shown): Part[] {
  switch (block.kind) {
    case 'heading': {
      const text = shown(block.text);
      return [['H2', () => writeHeading(sheet, text)]];
    }
    case 'paragraph':
    case 'small': {
      const style = block.kind === 'small' ? { size: 9.5, color: QUIET } : {};
      const paragraphs = block.text.split(/\n{2,}/).map(shown);
      return paragraphs.map((text) => ['P', () => write(sheet, text, style)]);
    }
    case 'notice': {
      const text = shown(block.text);
      return [['P', () => drawNotice(sheet, text)]];
    }
    case 'facts':
      return block.rows.map(([label, value], index) => {
        const texts = [shown(label), shown(value)] as const;
        const isLast = index === block.rows.length - 1;
        return ['P', () => drawFact(sheet, ...texts, isLast)];
      });
    case 'amounts':
      return block.rows.map((row, index) => {
        const amount = { ...row, label: shown(row.label), value: shown(row.value) };
        const isLast = index === block.rows.length - 1;
        return ['P', () => drawAmount(sheet, amount, isLast)];
      });
    case 'steps':
      return [
        listPart(
          sheet,
          true,
          block.items.map((text) => [[{ text }]]),
          shown,
        ),
      ];
    case 'runs': {
      const runs = shownRuns(block.runs, shown);
      return [['P', () => writeRuns(sheet, runs)]];
    }
    case 'subheading': {
      const runs = shownRuns(block.runs, shown);
      return [['H3', () => drawSubheading(sheet, runs)]];
    }
    case 'list':
      return [listPart(sheet, block.ordered, block.items, shown)];
    case 'table':
      return [tablePart(sheet, block.columns, block.rows, shown)];
  }
}

function listPart(sheet: Sheet, ordered: boolean, items: readonly PdfItem[], shown: Shown): Part {
  const parts = items.map((item, index): Part => {
    const label = ordered ? `${index + 1}.` : '•';
    const paragraphs = item.map((runs) => shownRuns(runs, shown));
    const body = paragraphs.map(
      (runs): Part => ['P', () => writeRuns(sheet, runs, { indent: INDENT, after: 5 })],
    );
    return [
      'LI',
      [
        ['Lbl', () => drawLabel(sheet, label)],
        ['LBody', body],
      ],
    ];
  });
  return ['L', parts];
}

function shownRuns(runs: readonly PdfRun[], shown: Shown): PdfRun[] {
  return runs.map((run) => ({ ...run, text: shown(run.text) }));
}
