import { drawable, shortened } from './share-card';

it('keeps what the fonts have letters for', () => {
  const text = 'Atty. María Niño Žižek–Łuczak · ₱1,500 “30” minutes';
  expect(drawable(text)).toBe(text);
  expect(drawable('Nin\u0303o')).toBe('Niño');
});

it('leaves out what would be drawn as an empty box', () => {
  expect(drawable('Atty. 李明 Lim 👩‍⚖️')).toBe('Atty. Lim');
  expect(drawable('a\u0000b\u00ad\n c')).toBe('ab c');
});

it('shortens between words', () => {
  expect(shortened('Labor, Civil', 12)).toBe('Labor, Civil');
  expect(shortened('Labor, Civil, Taxation', 14)).toBe('Labor, Civil…');
  expect(shortened('Labor, Civil, Taxation', 15)).toBe('Labor, Civil…');
  expect(shortened('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
