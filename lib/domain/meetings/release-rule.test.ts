import {
  ABSENCE_STATES,
  notReportableReason,
  OPEN_CASES,
} from '@/lib/domain/meetings/attendance/absence';
import { releasableFrom, releasableUntil } from '@/lib/domain/meetings/release-rule';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

const NOW = Date.parse('2026-11-24T02:00:00Z');

test.each([
  ['VIDEO', 24],
  ['PHONE', 72],
] as const)('%s: so many hours after the end', (type, hours) => {
  expect(releasableUntil(type, NOW)).toBe(NOW - hours * HOUR_MS);
});

test.each(['VIDEO', 'PHONE'] as const)(
  '%s: the day that is named is the day of the job',
  (type) => {
    const from = releasableFrom(type, NOW);
    expect(releasableUntil(type, from)).toBe(NOW);
    expect(releasableUntil(type, from - 1)).toBeLessThan(NOW);
  },
);

test.each(['VIDEO', 'PHONE'] as const)(
  '%s: nobody can report a meeting whose money may be released',
  (type) => {
    const end = releasableUntil(type, NOW);
    for (const minutes of [30, 60]) {
      const meeting = { type, status: 'COMPLETED', start: end - minutes * MINUTE_MS, end };
      expect(notReportableReason(meeting as Parameters<typeof notReportableReason>[0], NOW)).toBe(
        'late',
      );
    }
  },
);

test('a report holds the money until it is refunded or rejected', () => {
  expect(ABSENCE_STATES.filter((state) => !OPEN_CASES.includes(state))).toEqual([
    'REFUNDED',
    'REJECTED',
  ]);
});
