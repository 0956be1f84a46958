import { createHash } from 'node:crypto';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { pdfProblem } from '@/lib/server/media/pdf/check-pdf';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { proposalDocument } from './agreement-document';
import { acceptedPdf, hashOf } from './documents-service';

const words = (text: string) => ({ type: 'text' as const, text });
const bold = (text: string) => ({ ...words(text), marks: [{ type: 'bold' as const }] });
const item = (text: string) => ({
  type: 'listItem' as const,
  content: [{ type: 'paragraph' as const, content: [words(text)] }],
});

const TERMS: WorkItemTerms = {
  parties: { lawyer: 'Maria Luisa Peña', client: 'Anna Ferrer' },
  title: 'Illegal dismissal of Niño, ₱12,000 a month',
  description: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [words('Scope')] },
      {
        type: 'paragraph',
        content: [
          words('I represent you '),
          bold('until the decision'),
          { type: 'hardBreak' },
          words('of the arbiter.'),
        ],
      },
      { type: 'bulletList', content: [item('Complaint'), item('Position paper')] },
      { type: 'orderedList', content: [item('Call me first'), item('Send the papers')] },
    ],
  },
  price: 2_800_050,
  platformFee: 4900,
  dueDate: '2026-12-24',
  milestones: [
    { name: 'With the complaint', amount: 1_400_050, dueDate: null },
    { name: 'With the reply', amount: 1_400_000, dueDate: '2026-12-01' },
  ],
  meetings: [{ title: 'Prepare for the conference', duration: 60 }],
};

const SIGNED = {
  terms: TERMS,
  version: 3,
  sha256: hashOf(TERMS),
  acceptance: {
    name: 'Anna M. Ferrer',
    address: '203.0.113.7',
    acceptedAt: new Date('2026-11-23T02:00:05.123Z'),
  },
};

const one = (text: string) => text.replace(/\n/g, '');

test('an accepted agreement is text that can be searched, with everything that proves it', async () => {
  const { bytes, sha256 } = await acceptedPdf(SIGNED);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const { text, objects } = readPdf(bytes);
  for (const part of [
    'Engagement agreement',
    'Illegal dismissal of Niño, ₱12,000 a month',
    'Atty. Maria Luisa Peña',
    'Anna Ferrer',
    'December 24, 2026',
    'I represent you until the decisionof the arbiter.',
    'Position paper',
    '2.Send the papers',
    '₱28,000.50',
    '₱28,098.50',
    '1. With the complaint',
    'no date',
    'December 1, 2026',
    'Prepare for the conference, 60 minutes',
    'Anna M. Ferrer',
    'November 23, 2026, 10:00 AM PHT',
    '2026-11-23T02:00:05.123Z',
    '203.0.113.7',
    'Electronic Commerce Act (RA 8792)',
    SIGNED.sha256,
  ])
    expect(one(text)).toContain(part);
  expect(text).not.toContain('\uFFFD');
  expect(text).not.toContain('not accepted');
  // The hash stands on one line, so that a search finds it.
  expect(text.split('\n').some((line) => line.includes(SIGNED.sha256))).toBe(true);
  for (const tag of ['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'])
    expect(objects).toContain(`/S /${tag}\n`);
  expect(await pdfProblem(bytes)).toBeNull();
});

test('the same acceptance gives the same file, to the byte', async () => {
  const [one, other] = await Promise.all([acceptedPdf(SIGNED), acceptedPdf(SIGNED)]);
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  const later = { ...SIGNED.acceptance, acceptedAt: new Date('2026-11-23T02:00:06.123Z') };
  expect((await acceptedPdf({ ...SIGNED, acceptance: later })).sha256).not.toBe(one.sha256);
});

test.each([
  ['DRAFT', 'Draft, not sent to the client yet'],
  ['PROPOSAL', 'Proposal, not accepted yet'],
  ['REJECTED', 'Proposal that was not accepted'],
] as const)('without an acceptance, %s says so and nobody signed it', async (status, notice) => {
  const { text } = readPdf(await renderPdf(proposalDocument(SIGNED, status, 0)));
  expect(one(text)).toContain(notice);
  expect(one(text)).toContain(SIGNED.sha256);
  for (const part of ['Acceptance', 'signature', '203.0.113.7', 'Anna M. Ferrer'])
    expect(one(text)).not.toContain(part);
});

test('paid at once needs no table', async () => {
  const milestones = [{ name: null, amount: TERMS.price, dueDate: null }];
  const terms = { ...TERMS, milestones, meetings: [], dueDate: null };
  const { text, objects } = readPdf(
    await renderPdf(proposalDocument({ ...SIGNED, terms }, 'PROPOSAL', 0)),
  );
  expect(one(text)).toContain('Paid at once.');
  expect(one(text)).toContain('₱28,049.50');
  expect(objects).not.toContain('/S /Table');
});

test('the longest text flows over pages, in paragraphs and in lists', async () => {
  const long = Array.from(
    { length: 90 },
    (_, n) => `Sentence ${n + 1} ${'of many words '.repeat(8)}`,
  );
  const content = [
    { type: 'paragraph' as const, content: [words(long.join(' '))] },
    { type: 'orderedList' as const, content: long.map(item) },
    { type: 'bulletList' as const, content: [item(long.join(' '))] },
  ];
  const terms: WorkItemTerms = { ...TERMS, description: { type: 'doc', content } };
  const read = readPdf((await acceptedPdf({ ...SIGNED, terms })).bytes);
  expect(read.pages).toBeGreaterThan(6);
  expect(one(read.text).split('Sentence 90 ')).toHaveLength(4);
  expect(one(read.text)).toContain(`Page ${read.pages} of ${read.pages}`);
});
