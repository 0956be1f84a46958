import { securityText } from './security-text';

const FACTS = { contact: 'mailto:security@sangguni.example', site: 'https://sangguni.example' };
const NOW = Date.parse('2026-11-29T22:10:00Z');

test('security.txt names whom to write to, until when, and itself', () => {
  expect(securityText(FACTS, NOW)).toBe(
    [
      'Contact: mailto:security@sangguni.example',
      'Expires: 2027-05-28T00:00:00Z',
      'Preferred-Languages: en, fil',
      'Canonical: https://sangguni.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('all of a day get the same text', () => {
  expect(securityText(FACTS, NOW)).toBe(securityText(FACTS, NOW + 3_600_000));
});
