import { bothTimes, timeElsewhere } from './both-times';

const AT = new Date('2026-11-30T00:00:00Z');

test.each([
  ['America/Los_Angeles', 'Mon, Nov 30, 8:00 AM PHT (Sunday 4:00 PM Los Angeles)'],
  ['Asia/Dubai', 'Mon, Nov 30, 8:00 AM PHT (4:00 AM Dubai)'],
  ['Pacific/Auckland', 'Mon, Nov 30, 8:00 AM PHT (1:00 PM Auckland)'],
  ['Asia/Kolkata', 'Mon, Nov 30, 8:00 AM PHT (5:30 AM Kolkata)'],
  ['Pacific/Pago_Pago', 'Mon, Nov 30, 8:00 AM PHT (Sunday 1:00 PM Pago Pago)'],
  ['Asia/Singapore', 'Mon, Nov 30, 8:00 AM PHT'],
  ['Asia/Manila', 'Mon, Nov 30, 8:00 AM PHT'],
  ['Etc/Unknown', 'Mon, Nov 30, 8:00 AM PHT'],
  ['no zone', 'Mon, Nov 30, 8:00 AM PHT'],
  [null, 'Mon, Nov 30, 8:00 AM PHT'],
])('%s', (zone, text) => {
  expect(bothTimes(AT, zone)).toBe(text);
  expect(`Mon, Nov 30, 8:00 AM PHT${timeElsewhere(AT, zone)}`).toBe(text);
});
