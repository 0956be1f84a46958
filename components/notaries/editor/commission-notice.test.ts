import { shownOwnNotary } from '@/lib/testing/notaries/shown-own-notary';
import { commissionNotice } from './commission-notice';

const { approved } = shownOwnNotary();
const ENDING = approved && { ...approved, commission_valid_until: '2026-12-31' };

test.each([
  [61, null, null],
  [60, 'waiting', 'Your commission ends in 60 days, on December 31, 2026'],
  [8, 'waiting', 'Your commission ends in 8 days, on December 31, 2026'],
  [7, 'bad', 'Your commission ends in 7 days, on December 31, 2026'],
  [1, 'bad', 'Your commission ends tomorrow, on December 31, 2026'],
  [0, 'bad', 'Your commission ends today, on December 31, 2026'],
  [-1, 'bad', 'Your commission ended on December 31, 2026'],
])('with %s days left it is said as %s: %s', (days_left, tone, title) => {
  const notice = commissionNotice(shownOwnNotary({ approved: ENDING, days_left }));
  expect(notice && [notice.tone, notice.title]).toEqual(tone && [tone, title]);
});

test('nothing waits for the notary while another commission is checked, nor without any', () => {
  const check = { status: 'PENDING', submitted_at: null, reason: null } as const;
  expect(commissionNotice(shownOwnNotary({ approved: ENDING, days_left: 3, check }))).toBeNull();
  const none = { ...check, status: 'NONE' } as const;
  expect(
    commissionNotice(shownOwnNotary({ approved: null, days_left: null, check: none })),
  ).toBeNull();
});
