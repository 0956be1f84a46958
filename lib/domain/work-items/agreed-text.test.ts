import fc from 'fast-check';
import { agreedText } from './agreed-text';
import type { RichTextBlock, RichTextInline } from './rich-text';
import type { WorkItemTerms } from './terms';

const TERMS: WorkItemTerms = {
  parties: { lawyer: 'Maria Luisa Peña', client: 'Juan dela Cruz' },
  title: 'Illegal dismissal case',
  description: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Scope' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'All work ' },
          { type: 'text', text: 'until the decision', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'of the arbiter.' },
        ],
      },
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'Complaint' }] },
              { type: 'paragraph', content: [{ type: 'text', text: 'with annexes' }] },
            ],
          },
          { type: 'listItem', content: [{ type: 'paragraph' }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '1. of * and \\' }] },
    ],
  },
  price: 2_800_000,
  platformFee: 4950,
  dueDate: null,
  milestones: [
    { name: 'First part', amount: 1_400_000, dueDate: '2026-11-29' },
    { name: 'Rest', amount: 1_400_000, dueDate: null },
  ],
  meetings: [{ title: 'Prepare', duration: 60 }],
};

test('is written as the rules say, whatever else changes', () => {
  expect(agreedText(TERMS)).toBe(`Engagement agreement
Lawyer: Maria Luisa Peña
Client: Juan dela Cruz
Title: Illegal dismissal case
Price: ₱28,000.00
Platform fee with each payment: ₱49.50
Due date: none
Payments: 2
1. ₱14,000.00, due 2026-11-29: First part
2. ₱14,000.00, due none: Rest
Included meetings: 1
1. 60 minutes: Prepare
Text:

### Scope

All work **until the decision**\\
of the arbiter.

1. Complaint
  with annexes
2. 

\\1. of \\* and \\\\
`);
});

test('letters in another Unicode form, line ends and cut pieces of words make no difference', () => {
  const paragraph = (...content: RichTextInline[]) => ({
    ...TERMS,
    description: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] },
  });
  const text = (words: string) => ({ type: 'text' as const, text: words });
  expect(agreedText({ ...paragraph(text('Pen\u0303a\r\nb')), title: 'Nin\u0303o' })).toBe(
    agreedText({ ...paragraph(text('Pe'), text('ña\nb')), title: 'Niño' }),
  );
});

test('every field shows', () => {
  const [milestone = TERMS.milestones[0]] = TERMS.milestones;
  const others: WorkItemTerms[] = [
    { ...TERMS, parties: { ...TERMS.parties, lawyer: 'Other' } },
    { ...TERMS, parties: { ...TERMS.parties, client: 'Other' } },
    { ...TERMS, title: 'Other' },
    { ...TERMS, description: { type: 'doc', content: [{ type: 'paragraph' }] } },
    { ...TERMS, price: 2_800_001 },
    { ...TERMS, platformFee: 0 },
    { ...TERMS, dueDate: '2026-12-01' },
    { ...TERMS, milestones: [{ name: null, amount: 2_800_000, dueDate: null }] },
    { ...TERMS, milestones: milestone ? [milestone] : [] },
    { ...TERMS, meetings: [] },
    { ...TERMS, meetings: [{ title: 'Prepare', duration: 30 }] },
  ];
  expect(new Set([TERMS, ...others].map(agreedText)).size).toBe(others.length + 1);
});

/** Words of signs that the text itself uses, so that two different ones would meet if they could. */
const words = fc
  .array(fc.constantFrom('a', '\\', '*', '**', '-', '- ', '#', '### ', ' ', '1. ', '\n', 'n'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((signs) => signs.join(''));
const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
  words.map((text) => ({ type: 'text' as const, text })),
  words.map((text) => ({ type: 'text' as const, text, marks: [{ type: 'bold' as const }] })),
  fc.constant({ type: 'hardBreak' as const }),
);
const paragraph = fc
  .array(inline, { maxLength: 2 })
  .map((content) => ({ type: 'paragraph' as const, content }));
const items = fc.array(
  fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((content) => ({ type: 'listItem' as const, content })),
  { minLength: 1, maxLength: 2 },
);
const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  paragraph,
  paragraph.map(({ content }) => ({ type: 'heading', attrs: { level: 3 }, content }) as const),
  items.map((content) => ({ type: 'bulletList' as const, content })),
  items.map((content) => ({ type: 'orderedList' as const, content })),
);
const blocks = fc.array(block, { minLength: 1, maxLength: 3 });
const milestones = fc.array(
  fc.record({
    name: fc.option(words),
    amount: fc.constantFrom(1, 10, 100_000),
    dueDate: fc.constantFrom(null, '2026-11-29'),
  }),
  { minLength: 1, maxLength: 2 },
);

/** The document with pieces of words that follow each other alike made one. */
function joined(content: readonly RichTextBlock[]): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const merged: unknown[] = [];
    for (const node of value as RichTextInline[]) {
      const last = merged.at(-1) as RichTextInline | undefined;
      if (last?.type === 'text' && node.type === 'text' && !last.marks === !node.marks)
        merged.splice(-1, 1, { ...last, text: last.text + node.text });
      else merged.push(node);
    }
    return merged;
  });
}

test('different terms never give the same text', () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(words, milestones, blocks, (title, parts, content) => {
      const terms: WorkItemTerms = {
        ...TERMS,
        title,
        milestones: parts,
        description: { type: 'doc', content },
      };
      const text = agreedText(terms);
      const key = JSON.stringify([title, parts, joined(content)]);
      expect(seen.get(text) ?? key).toBe(key);
      seen.set(text, key);
    }),
    { numRuns: 3000 },
  );
  const texts = new Map<string, string>();
  fc.assert(
    fc.property(blocks, (content) => {
      const text = agreedText({ ...TERMS, description: { type: 'doc', content } });
      expect(texts.get(text) ?? joined(content)).toBe(joined(content));
      texts.set(text, joined(content));
    }),
    { numRuns: 5000 },
  );
});
