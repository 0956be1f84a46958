import 'server-only';
import PDFKit from 'pdfkit';
import { SITE } from '@/lib/site';
import config from '@/tailwind.config';
import { FACE_NAMES, type Face, fontFile, printable, UNKNOWN } from './fonts';
import type { PdfAmount, PdfBlock, PdfDocument } from './port';

const MARGIN = 56;
const FOOT = 40;
const LABEL_WIDTH = 130;
const { teal, neutral } = config.theme.colors;
const INK = neutral[900];
const QUIET = neutral[600];
const HAIRLINE = neutral[200];

type Sheet = PDFKit.PDFDocument;
/** Tag of a part for programs that read aloud, and what draws it. */
type Part = readonly [tag: string, draw: () => void];

/** The document on A4 pages, tagged for programs that read aloud; long text flows over as many as it needs. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = newSheet(document);
  const bytes = collect(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  for (const [tag, draw] of partsOf(sheet, document)) root.add(sheet.struct(tag, {}, draw));
  root.end();
  drawFooters(sheet, document.footer);
  sheet.end();
  return bytes;
}

function newSheet({ title, createdAt }: PdfDocument): Sheet {
  const sheet = new PDFKit({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, tagged: true, lang: 'en-PH' },
    ...{ displayTitle: true, pdfVersion: '1.7', font: '' },
    info: { Title: title, Author: SITE.name, CreationDate: new Date(createdAt) },
  });
  for (const face of FACE_NAMES) sheet.registerFont(face, fontFile(face));
  return sheet;
}

function collect(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    sheet.on('error', reject);
  });
}

function partsOf(sheet: Sheet, { title, blocks }: PdfDocument): Part[] {
  let complete = true;
  const shown = (text: string) => {
    const result = printable(text);
    complete &&= result.complete;
    return result.text;
  };
  const parts = blocks.flatMap((block) => partsOfBlock(sheet, block, shown));
  const missing = `${UNKNOWN} stands for signs that this file cannot show. The page on ${SITE.name} shows them.`;
  return [
    ['P', () => write(sheet, SITE.name, { face: 'title', size: 15, color: teal[800], after: 18 })],
    ['H1', () => write(sheet, title, { face: 'title', size: 26, after: 14 })],
    ...parts,
    ...(complete ? [] : partsOfBlock(sheet, { kind: 'small', text: missing }, (text) => text)),
  ];
}

type Shown = (text: string) => string;

function partsOfBlock(sheet: Sheet, block: PdfBlock, shown: Shown): Part[] {
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
      return block.rows.map(([label, value]) => {
        const texts = [shown(label), shown(value)] as const;
        return ['P', () => drawFact(sheet, ...texts)];
      });
    case 'amounts':
      return block.rows.map((row) => {
        const amount = { ...row, label: shown(row.label), value: shown(row.value) };
        return ['P', () => drawAmount(sheet, amount)];
      });
    case 'steps':
      return block.items.map((item, index) => {
        const text = shown(item);
        return ['P', () => drawStep(sheet, `${index + 1}.`, text)];
      });
  }
}

interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  /** Points of room below. */
  readonly after?: number;
}

function write(sheet: Sheet, text: string, style: Style = {}): void {
  const { face = 'regular', size = 11, color = INK, after = 8 } = style;
  sheet.font(face).fontSize(size).fillColor(color);
  sheet.text(text, MARGIN, sheet.y, { width: widthOf(sheet), lineGap: 3 });
  sheet.y += after;
}

/** A heading never stands alone at the end of a page. */
function writeHeading(sheet: Sheet, text: string): void {
  needRoom(sheet, 80);
  sheet.y += 8;
  write(sheet, text, { face: 'strong', size: 13, after: 4 });
}

function drawNotice(sheet: Sheet, text: string): void {
  const padding = 12;
  const width = widthOf(sheet) - 2 * padding;
  sheet.font('strong').fontSize(10.5).fillColor(INK);
  const height = sheet.heightOfString(text, { width, lineGap: 3 }) + 2 * padding;
  needRoom(sheet, height + 16);
  const top = sheet.y + 6;
  sheet.roundedRect(MARGIN, top, widthOf(sheet), height, 6).lineWidth(1).stroke(neutral[400]);
  sheet.text(text, MARGIN + padding, top + padding, { width, lineGap: 3 });
  sheet.y = top + height + 12;
}

function drawFact(sheet: Sheet, label: string, value: string): void {
  const width = widthOf(sheet) - LABEL_WIDTH;
  sheet.font('regular').fontSize(11);
  const height = sheet.heightOfString(value, { width, lineGap: 3 });
  needRoom(sheet, height);
  const top = sheet.y;
  sheet.fillColor(QUIET).text(label, MARGIN, top, { width: LABEL_WIDTH - 10, lineGap: 3 });
  sheet.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, { width, lineGap: 3 });
  sheet.y = top + Math.max(height, 17) + 2;
}

function drawAmount(sheet: Sheet, { label, value, strong }: PdfAmount): void {
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
  sheet.y = top + 26;
}

function drawStep(sheet: Sheet, number: string, text: string): void {
  const indent = 22;
  const width = widthOf(sheet) - indent;
  sheet.font('regular').fontSize(11).fillColor(INK);
  needRoom(sheet, Math.min(sheet.heightOfString(text, { width, lineGap: 3 }), 60));
  const top = sheet.y;
  sheet.text(number, MARGIN, top, { width: indent, lineBreak: false });
  sheet.text(text, MARGIN + indent, top, { width, lineGap: 3 });
  sheet.y += 6;
}

function drawFooters(sheet: Sheet, footer: string): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    const { text } = printable(`${footer} · Page ${page + 1} of ${count}`);
    // Below the margin, where text would begin another page.
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    sheet.font('regular').fontSize(9).fillColor(QUIET);
    const at = sheet.page.height - FOOT;
    sheet.text(text, MARGIN, at, { width: widthOf(sheet), lineBreak: false });
    sheet.endMarkedContent();
    sheet.page.margins.bottom = MARGIN;
  }
}

function widthOf(sheet: Sheet): number {
  return sheet.page.width - 2 * MARGIN;
}

/** Begins another page when less than so many points are left of this one. */
function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage();
}
