import { textParts } from './comment-text';

const links = (text: string) => textParts(text).filter(({ href }) => href);
const whole = (text: string) =>
  textParts(text)
    .map((part) => part.text)
    .join('');

test.each([
  ['See https://lawphil.net/a?b=1#c, please.', 'https://lawphil.net/a?b=1#c'],
  ['(http://example.com)', 'http://example.com/'],
  ['https://en.wikipedia.org/wiki/Lien_(law).', 'https://en.wikipedia.org/wiki/Lien_(law)'],
  ['At\nhttps://example.com\nnow', 'https://example.com/'],
])('finds the address in %j', (text, href) => {
  expect(links(text).map((part) => part.href)).toEqual([href]);
  expect(whole(text)).toBe(text);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,<b>'],
  ['https://'],
  ['<a href="#">x</a>'],
  ['www.example.com'],
  [''],
])('leaves %j as it is', (text) => {
  expect(links(text)).toEqual([]);
  expect(whole(text)).toBe(text);
});

test('tells several apart', () => {
  expect(links('https://a.example and https://b.example!').map(({ text }) => text)).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
