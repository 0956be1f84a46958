import { Buffer } from 'node:buffer';

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
