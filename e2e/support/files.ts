import { Buffer } from 'node:buffer';
import { expect, type Locator } from '@playwright/test';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A short PDF; the product looks at the content, not at the ending. */
export function pdf(name: string): Upload {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A PDF with words on each of its pages, in a font that it does not hold. */
export function writtenPdf(name: string, pages = 1): Upload {
  const words = 'BT /F 72 Tf 60 600 Td (SEEN) Tj ET';
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    ...kids.map(
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>',
    ),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A PDF that runs a script when it is opened: it looks like any other, and the server refuses it. */
export function scriptPdf(name: string): Upload {
  const text = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A program that says it is a PDF. */
export function fakePdf(name: string): Upload {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0a program') };
}

export function emptyPdf(name: string): Upload {
  return { name, mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
}

/** A picture of one pixel. */
export function png(name: string): Upload {
  return { name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
}

/** Expects ink on a page of a PDF that was drawn, and paper around it. */
export async function expectWritten(drawn: Locator): Promise<void> {
  await expect(drawn).toBeVisible();
  const dark = await drawn.evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 64) count += 1;
    return count / (width * height);
  });
  expect(dark).toBeGreaterThan(0.001);
  expect(dark).toBeLessThan(0.5);
}
