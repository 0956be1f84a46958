import { HELP_SITUATIONS } from '@/lib/domain/cases/help';
import { FAQ_GROUPS } from './faq';
import { HELP, helpFor, SUPPORT_HOURS_TEXT, situationTitle, supportNow } from './help';

const at = (instant: string) => Date.parse(`${instant}:00+08:00`);

test('every situation is described once, but for what is none of them', () => {
  expect([...HELP.map(({ id }) => id), 'other']).toEqual([...HELP_SITUATIONS]);
  expect(new Set(HELP.map(({ anchor }) => anchor)).size).toBe(HELP.length);
  expect(situationTitle('other')).toBe('Something else');
});

test('each side has its own situations, with links into its own portal', () => {
  const shared = ['cannot_join', 'cannot_sign_in'];
  expect(helpFor('client').map(({ id }) => id)).toEqual([
    'not_paid',
    'cannot_join',
    'wrong_time',
    'no_answer',
    'money_back',
    'cannot_sign_in',
  ]);
  const lawyers = helpFor('lawyer');
  expect(lawyers.map(({ id }) => id).filter((id) => !shared.includes(id))).toHaveLength(6);
  const hrefs = lawyers.flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs.filter((href) => href.startsWith('/customer-portal'))).toEqual([]);
  expect(hrefs).toContain('/lawyer-portal/meetings');
});

test('links to questions lead to ones that are there', () => {
  const ids = FAQ_GROUPS.flatMap(({ entries }) => entries.map(({ id }) => `/faq#${id}`));
  const links = HELP.flatMap(({ links: of }) => of.map(({ href }) => href));
  expect(links.filter((href) => href.startsWith('/faq') && !ids.includes(href))).toEqual([]);
});

test.each([
  ['2026-11-27T10:00', true, 'Open now, until 6:00 PM'],
  ['2026-11-27T06:30', false, 'Closed now, opens today 8:00 AM'],
  ['2026-11-27T22:00', false, 'Closed now, opens Saturday 8:00 AM'],
  // The Monday after is Bonifacio Day.
  ['2026-11-28T19:00', false, 'Closed now, opens Tuesday 8:00 AM'],
])('at %s', (instant, open, text) => {
  expect(supportNow(at(instant))).toEqual({ open, text });
});

test('the hours in words follow the constant', () => {
  expect(SUPPORT_HOURS_TEXT).toContain('Monday to Saturday, 8:00 AM to 6:00 PM');
});
