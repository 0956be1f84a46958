import fc from 'fast-check';
import { characterCount } from '@/lib/domain/platform/character-count';
import { caseSummary, SUMMARY_LENGTH } from './case-summary';

test.each([
  ['', ''],
  ['  \n ', ''],
  ['Hindi ako pinapasahod ng amo ko', 'Hindi ako pinapasahod ng amo ko'],
  ['My employer did not pay me. He says he has no money.', 'My employer did not pay me'],
  ['Can I be evicted? The landlord says so.', 'Can I be evicted?'],
  ['Hello! My landlord locked me out. Help.', 'Hello! My landlord locked me out'],
  ['Unpaid wages since June\nSecond line', 'Unpaid wages since June'],
  ['They owe me 1.5 million pesos. They hide.', 'They owe me 1.5 million pesos'],
])('%j begins with %j', (text, summary) => {
  expect(caseSummary(text)).toBe(summary);
});

test('a long sentence is cut after a word', () => {
  const text = 'word '.repeat(40);
  expect(caseSummary(text)).toBe(`${'word '.repeat(19)}word…`);
});

test('whatever was written, it is never too long, and empty only for nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const summary = caseSummary(text);
      expect(characterCount(summary)).toBeLessThanOrEqual(SUMMARY_LENGTH);
      expect(summary === '').toBe(text.trim() === '');
    }),
  );
});
