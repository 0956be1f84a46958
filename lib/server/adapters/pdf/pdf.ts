import 'server-only';
import type { PdfDocument } from './port';

/**
 * Renders the document on A4 pages, tagged for screen readers, with as many pages as the text needs. Fonts and drawing
 * are loaded for the first one: they take 40 MB, and most processes draw none for hours.
 */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { drawPages } = await import('./pages');
  return drawPages(document);
}
