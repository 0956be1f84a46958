import {
  countWords,
  headingId,
  outlineOf,
  plainText,
  readingMinutes,
  splitPost,
} from './post-text';

test('a file is front matter and text', () => {
  expect(splitPost('---\ntitle: One\n---\n\nText.\n')).toEqual({
    frontMatter: 'title: One',
    body: '\nText.\n',
  });
  expect(() => splitPost('Text without a head.')).toThrow('front matter');
});

test('words are what is read: no marks, no addresses, no lines of a table', () => {
  const body = [
    '## Two words',
    'See **the** [small claims](/blog/small-claims) page, 24 hours later.',
    '| What | When |',
    '| --- | --- |',
    '| Pay | 30 days |',
    '> Ask first.',
    '1. One',
    '- Two',
  ].join('\n\n');
  expect(plainText(body)).toBe(
    'Two words See the small claims page, 24 hours later. What When Pay 30 days Ask first. One Two',
  );
  expect(countWords(body)).toBe(19);
  expect(countWords('a – b & c')).toBe(3);
});

test('reading time is in whole minutes at 200 words, at least one', () => {
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(299)).toBe(1);
  expect(readingMinutes(300)).toBe(2);
  expect(readingMinutes(1000)).toBe(5);
});

test('a heading has an address of letters, digits and dashes', () => {
  expect(headingId('What you’ll pay, and when')).toBe('what-youll-pay-and-when');
  expect(headingId('  ₱1,000,000: the limit? ')).toBe('1-000-000-the-limit');
  expect(headingId('Señor Peña')).toBe('señor-peña');
});

test('the outline names the sections, not what is below them', () => {
  expect(outlineOf('Intro\n\n## One\n\n### Below\n\n## Two, too\n')).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two-too', text: 'Two, too' },
  ]);
});
