import { Children } from 'react';
import { MAIL_CLASS } from '@/lib/domain/notifications/mail-colors';
import type { MailContent } from '@/lib/server/schema/messages';
import { ActionLink, Facts, MailLayout, Paragraph, renderMail, TextLink } from './mails';

let mail: MailContent;

beforeAll(async () => {
  const children = Children.toArray([
    Paragraph({ children: TextLink({ href: 'https://example.com/rule', children: 'the rule' }) }),
    Facts({ rows: [['When', 'Thu, Nov 26']] }),
    ActionLink({ href: 'https://example.com/meeting', children: 'Open' }),
  ]);
  const frame = MailLayout({ preview: 'What it says first', title: 'Hello', children });
  mail = await renderMail('Hello', frame);
});

test('a mail says that it can be dark, and names the parts that change', () => {
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(mail.html).toContain('@media (prefers-color-scheme:dark){.mail-page,.mail-page>table>');
  for (const name of Object.values(MAIL_CLASS))
    expect(mail.html).toMatch(new RegExp(`class="[^"]*${name}[ "]`));
});

test('the ground of the body is where the dark rule looks for it', () => {
  const body = mail.html.slice(mail.html.indexOf('<body'));
  const ground = body.slice(0, body.indexOf('<td')).replace(/<!--.*?-->/g, '');
  expect(ground).toMatch(/^<body class="mail-page".*><table[^>]*><tbody><tr>$/s);
});

test('every text has its light colour inline, for programs that read no sheet', () => {
  const written = mail.html.match(/<[^>]+class="mail-(?:text|muted|brand|button)[^>]*>/g) ?? [];
  expect(written.length).toBeGreaterThan(6);
  for (const tag of written) expect(tag).toMatch(/style="(?:[^"]*;)?color:#/);
});

test('the plain text has nothing of the styles', () => {
  expect(mail.text).not.toContain('mail-');
  expect(mail.text).toContain('When: Thu, Nov 26');
  expect(mail.text).toContain('https://example.com/meeting');
});

const PREVIEW =
  /<div data-skip-in-text="true" style="display:none[^"]*">([^<]*)(?:<div>([^<]*)<\/div>)?<\/div>/;

test('the preview is out of sight and of the plain text, and no longer than lists of mails show', async () => {
  const previewOf = async (preview: string) => {
    const frame = MailLayout({ preview, title: 'Hello', children: 'text' });
    const { html, text } = await renderMail('Hello', frame);
    expect(text).not.toContain(preview.slice(0, 20));
    return PREVIEW.exec(html)
      ?.slice(1)
      .map((part) => part?.length);
  };
  expect(await previewOf('What it says first')).toEqual([18, 7 * (150 - 18)]);
  expect(await previewOf('What it says and more '.repeat(10))).toEqual([150, undefined]);
});
