import { readFileSync } from 'node:fs';
import { HOSTILE_PDFS, ORDINARY_PDFS } from '@/lib/testing/files/hostile-pdfs';
import { pdfProblem } from './check-pdf';

/** Packed as no producer packs objects, or made to be costly; what is in it is not looked at. */
const UNREADABLE = [
  'filter-elsewhere',
  'first-elsewhere',
  'twice-filtered',
  'hex-filtered',
  'twice-compressed',
  'predicted',
  'lzw',
  'nested',
  'object-bomb',
  'many-bombs',
  'unreadable-objects',
  'deep',
  'endless-strings',
  'overlapping',
];

function problemOf(name: string): string {
  if (name === 'locked.pdf') return 'locked';
  return UNREADABLE.includes(name.replace('.pdf', '')) ? 'unreadable' : 'active';
}

test.each(HOSTILE_PDFS)('%s is refused', async (name, bytes) => {
  expect(await pdfProblem(bytes)).toBe(problemOf(name));
});

test.each(ORDINARY_PDFS)('a PDF %s is taken', async (_name, bytes) => {
  expect(await pdfProblem(bytes)).toBeNull();
});

test('a page that Chromium printed is taken', async () => {
  expect(await pdfProblem(readFileSync('lib/testing/pdfs/chromium-print.pdf'))).toBeNull();
});
