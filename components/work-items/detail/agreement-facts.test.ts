import type { RichTextBlock } from '@/lib/domain/work-items/rich-text';
import { leftOut } from './agreement-facts';

const paragraph = (text: string): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string): RichTextBlock => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
});

test.each<[string, RichTextBlock[], string | null]>([
  [
    'below its heading',
    [paragraph('I file it.'), heading('What is not included'), paragraph('An appeal.')],
    'An appeal.',
  ],
  [
    'in a sentence',
    [paragraph('I represent you before the arbiter. An appeal is not included. We meet twice.')],
    'An appeal is not included.',
  ],
  ['nowhere', [heading('Included'), paragraph('The position paper.')], null],
  ['nowhere: a venue is none', [paragraph('Suits are brought exclusively in Makati.')], null],
  [
    'after “excludes”',
    [paragraph('The fee excludes the filing fees.')],
    'The fee excludes the filing fees.',
  ],
])('what is left out stands %s', (_where, content, words) => {
  expect(leftOut({ type: 'doc', content })).toBe(words);
});
