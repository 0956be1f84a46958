import 'server-only';
import PDFKit from 'pdfkit';
import { SITE } from '@/lib/site';
import config from '@/tailwind.config';
import { openPaperFonts, type PaperFonts, type Sheet } from './paper-fonts';
import { UNKNOWN } from './paper-text';
import { partsOfBlock } from './parts';
import type { PdfDocument } from './port';
import { drawLines, layText, MARGIN, type Part, QUIET, widthOf, write } from './sheet';

const FOOT = 40;
const { teal } = config.theme.colors;

/** Renders the document on A4 pages, tagged for screen readers, with as many pages as the text needs. */
export async function drawPages(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = newSheet(document, await openPaperFonts(textsOf(document)));
  const bytes = collect(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  for (const part of partsOf(sheet, document)) addPart(sheet, root, part);
  root.end();
  drawFooters(sheet, document.footer);
  sheet.end();
  return bytes;
}

function addPart(sheet: Sheet, parent: ReturnType<Sheet['struct']>, [tag, content]: Part): void {
  if (typeof content === 'function') {
    parent.add(sheet.struct(tag, {}, content));
    return;
  }
  const element = sheet.struct(tag);
  parent.add(element);
  for (const part of content) addPart(sheet, element, part);
  element.end();
}

function newSheet({ title, createdAt }: PdfDocument, fonts: PaperFonts): Sheet {
  const sheet = new PDFKit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    lang: 'en-PH',
    displayTitle: true,
    pdfVersion: '1.7',
    font: '',
    info: { Title: title, Author: SITE.name, CreationDate: new Date(createdAt) },
  });
  for (const [name, file] of fonts.files) sheet.registerFont(name, file);
  return Object.assign(sheet, { fonts });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
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
    const result = sheet.fonts.printable(text);
    complete &&= result.complete;
    return result.text;
  };
  const heading = shown(title);
  const parts = blocks.flatMap((block) => partsOfBlock(sheet, block, shown));
  const missing = `${UNKNOWN} stands for signs that this file cannot show. The page on ${SITE.name} shows them.`;
  return [
    ['P', () => write(sheet, SITE.name, { face: 'title', size: 15, color: teal[800], after: 18 })],
    ['H1', () => write(sheet, heading, { face: 'title', size: 26, after: 14 })],
    ...parts,
    ...(complete ? [] : partsOfBlock(sheet, { kind: 'small', text: missing }, (text) => text)),
  ];
}

function drawFooters(sheet: Sheet, footer: string): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    const { text } = sheet.fonts.printable(`${footer} · Page ${page + 1} of ${count}`);
    // Below the margin, where text would begin another page.
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    const lines = layText(sheet, [{ text, face: 'regular' }], 9, widthOf(sheet));
    sheet.y = sheet.page.height - FOOT;
    drawLines(sheet, lines, { x: MARGIN, width: widthOf(sheet), color: QUIET });
    sheet.endMarkedContent();
    sheet.page.margins.bottom = MARGIN;
  }
}
