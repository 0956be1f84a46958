import { pdfProblem } from '@/lib/server/media/pdf/check-pdf';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { renderPdf } from './pdf';
import type { PdfBlock } from './port';

const AT = Date.parse('2026-11-23T02:00:00Z');

function made(blocks: readonly PdfBlock[]) {
  return renderPdf({ title: 'Receipt', footer: 'Ref. AB12', createdAt: AT, blocks });
}

const one = (text: string) => text.replace(/\n/g, '');

test('money, names and letters of the country are text', async () => {
  const bytes = await made([
    { kind: 'facts', rows: [['Paid by', 'María Peña-Ñique Nguyễn']] },
    { kind: 'amounts', rows: [{ label: 'Total', value: '₱1,234.50', strong: true }] },
    { kind: 'steps', items: ['Bring the “signed note”', 'Wait – then call'] },
  ]);
  const { text, objects, pages } = readPdf(bytes);
  expect(pages).toBe(1);
  for (const part of ['Receipt', 'María Peña-Ñique Nguyễn', '₱1,234.50', '“signed note”', '– then'])
    expect(one(text)).toContain(part);
  expect(one(text)).toContain('Ref. AB12 · Page 1 of 1');
  expect(one(text)).not.toContain('\uFFFD');
  // For the reader's window, and for programs that read aloud.
  expect(objects).toContain('(Receipt)');
  expect(objects).toContain('/Lang (en-PH)');
  expect(objects).toMatch(/\/Marked true/);
  for (const tag of ['Document', 'H1', 'P']) expect(objects).toContain(`/S /${tag}`);
});

test('a long text flows over pages, and each says which it is', async () => {
  const text = Array.from({ length: 160 }, (_, n) => `Paragraph ${n + 1}. ${'words '.repeat(30)}`);
  const read = readPdf(await made([{ kind: 'paragraph', text: text.join('\n\n') }]));
  expect(read.pages).toBeGreaterThan(5);
  expect(one(read.text)).toContain('Paragraph 160.');
  for (let page = 1; page <= read.pages; page += 1)
    expect(one(read.text)).toContain(`Page ${page} of ${read.pages}`);
});

test('what the fonts lack is marked, once for each stretch, and said', async () => {
  const { text } = readPdf(await made([{ kind: 'paragraph', text: 'Ask አበበ now 👩‍⚖️' }]));
  expect(one(text)).toContain('Ask [?] now [?]');
  expect(one(text)).toContain('[?] stands for signs that this file cannot show.');
});

test('it does nothing but show pages', async () => {
  expect(await pdfProblem(await made([{ kind: 'notice', text: 'No invoice.' }]))).toBeNull();
});
