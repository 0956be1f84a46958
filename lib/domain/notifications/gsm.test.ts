import { hasLink, segmentsOf } from './gsm';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // A character of the extension counts twice.
  [`€${'a'.repeat(158)}`, 1],
  [`€${'a'.repeat(159)}`, 2],
  ['ñ'.repeat(160), 1],
  // One that the alphabet lacks makes all of them wide.
  [`’${'a'.repeat(69)}`, 1],
  [`’${'a'.repeat(70)}`, 2],
  [`😀${'a'.repeat(69)}`, 2],
])('%j is %d messages', (text, count) => expect(segmentsOf(text)).toBe(count));

test.each([
  'https://sangguni.ph',
  'see sangguni.ph/texts-off',
  'SANGGUNI.PH',
  'www.sangguni',
  'http://127.0.0.1:3000/x',
  '127.0.0.1',
  'a-b.com.ph, please',
])('%j has a link', (text) => expect(hasLink(text)).toBe(true));

test.each(['Open Meetings. Press Join.', 'at 10:00 AM.', '1.5 hours', 'Wed, Nov 25, 10:00 AM'])(
  '%j has none',
  (text) => expect(hasLink(text)).toBe(false),
);
