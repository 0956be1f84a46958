import { MAIL_CLASS, MAIL_DARK, MAIL_DARK_STYLES, MAIL_LIGHT } from './mail-colors';

/** Contrast of two colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['light', MAIL_LIGHT],
  ['dark', MAIL_DARK],
])('%s', (_, colors) => {
  test.each([
    ['text', 'panel'],
    ['muted', 'panel'],
    ['brand', 'panel'],
    ['text', 'page'],
    ['muted', 'page'],
    ['brand', 'page'],
    ['buttonText', 'button'],
  ] as const)('%s on %s is read without effort', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('the button stands out from a dark panel', () => {
  expect(contrast(MAIL_DARK.button, MAIL_DARK.panel)).toBeGreaterThanOrEqual(3);
});

test('every part has a dark rule that wins over the inline style', () => {
  const dark = MAIL_DARK_STYLES.match(/@media \(prefers-color-scheme:dark\)\{(.*)\}/)?.[1] ?? '';
  for (const name of Object.values(MAIL_CLASS))
    expect(dark).toMatch(new RegExp(`\\.${name}[^}]*!important\\}`));
});
