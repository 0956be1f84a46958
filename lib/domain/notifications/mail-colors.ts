/**
 * The colours of a mail, in light and dark mode. Mail programs do not support custom properties, so these are the
 * values of the brand's tokens.
 */
interface MailColors {
  readonly page: string;
  readonly panel: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly brand: string;
  readonly button: string;
  readonly buttonText: string;
}

export const MAIL_LIGHT: MailColors = {
  page: '#FBFAF7',
  panel: '#FFFFFF',
  line: '#E9E5DD',
  text: '#1E1D19',
  muted: '#5A564D',
  brand: '#0B4A47',
  button: '#C6D92F',
  buttonText: '#052524',
};

export const MAIL_DARK: MailColors = {
  page: '#052524',
  panel: '#083735',
  line: '#1F6763',
  text: '#F5F3EE',
  muted: '#B6D8D5',
  brand: '#DAE664',
  button: '#C6D92F',
  buttonText: '#052524',
};

export const MAIL_CLASS = {
  page: 'mail-page',
  panel: 'mail-panel',
  line: 'mail-line',
  text: 'mail-text',
  muted: 'mail-muted',
  brand: 'mail-brand',
  button: 'mail-button',
} as const;

/** Rules of the dark colours, which must override the inline ones. */
export const MAIL_DARK_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${[...grounds(''), ...inks('')].join('')}}`,
  // Outlook.com marks what it has darkened by attributes instead: one for grounds, one for letters.
  ...grounds('[data-ogsb] '),
  ...inks('[data-ogsc] '),
].join('\n');

function grounds(scope: string): string[] {
  const { page, panel, line, button } = MAIL_CLASS;
  return [
    // The body's frame is a table whose only cell carries the ground a second time.
    rule([`${scope}.${page}`, `${scope}.${page}>table>tbody>tr>td`], 'background-color', 'page'),
    rule([`${scope}.${panel}`], 'background-color', 'panel'),
    rule([`${scope}.${panel}`, `${scope}.${line}`], 'border-color', 'line'),
    rule([`${scope}.${button}`], 'background-color', 'button'),
  ];
}

function inks(scope: string): string[] {
  const { text, muted, brand, button } = MAIL_CLASS;
  return [
    rule([`${scope}.${text}`], 'color', 'text'),
    rule([`${scope}.${muted}`], 'color', 'muted'),
    rule([`${scope}.${brand}`], 'color', 'brand'),
    rule([`${scope}.${button}`], 'color', 'buttonText'),
  ];
}

function rule(selectors: string[], property: string, part: keyof MailColors): string {
  return `${selectors.join(',')}{${property}:${MAIL_DARK[part]}!important}`;
}
