import { HOUR_MS, MINUTE_MS } from '../platform/time';
import { heldUntil, isTimeZone, type QuietHours, quietUntil } from './quiet-hours';

const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60, zone: 'Asia/Manila' };
const NOON: QuietHours = { from: 12 * 60, to: 13 * 60 + 30, zone: 'Asia/Manila' };
/** An instant by the clock of Manila. */
const manila = (clock: string) => Date.parse(`2026-11-24T${clock}+08:00`);
const tomorrow = (clock: string) => manila(clock) + 24 * HOUR_MS;

test.each([
  ['before midnight', NIGHT, manila('23:15:30'), tomorrow('07:00:00')],
  ['after midnight', NIGHT, manila('03:00:00'), manila('07:00:00')],
  ['as they begin', NIGHT, manila('22:00:00'), tomorrow('07:00:00')],
  ['as they end', NIGHT, manila('07:00:00'), null],
  ['in the evening', NIGHT, manila('21:59:59'), null],
  ['within a day', NOON, manila('12:40:00'), manila('13:30:00')],
  ['outside of them', NOON, manila('13:30:00'), null],
])('%s', (_, quiet, now, end) => {
  expect(quietUntil(quiet, now)).toBe(end);
});

test('they are on the clock of the zone', () => {
  const dubai = { ...NIGHT, zone: 'Asia/Dubai' };
  expect(quietUntil(dubai, manila('23:00:00'))).toBeNull();
  expect(quietUntil(dubai, manila('03:00:00'))).toBe(manila('11:00:00'));
});

test.each([
  ['shorter', '2026-03-29T00:30:00+01:00', '2026-03-29T07:00:00+02:00'],
  ['longer', '2026-10-25T00:30:00+02:00', '2026-10-25T07:00:00+01:00'],
])('a night that the change of clocks makes %s', (_, now, end) => {
  const berlin = { ...NIGHT, zone: 'Europe/Berlin' };
  expect(quietUntil(berlin, Date.parse(now))).toBe(Date.parse(end));
});

test('an end that the clocks skip is over soon after', () => {
  const berlin = { from: 22 * 60, to: 2 * 60 + 30, zone: 'Europe/Berlin' };
  let now = Date.parse('2026-03-29T01:00:00+01:00');
  for (let end = quietUntil(berlin, now); end !== null; end = quietUntil(berlin, now)) {
    expect(end).toBeGreaterThan(now);
    now = end;
  }
  expect(now).toBeLessThanOrEqual(Date.parse('2026-03-29T03:30:00+02:00'));
});

test('what would be too late by their end goes at once', () => {
  const now = manila('23:00:00');
  const end = tomorrow('07:00:00');
  expect(heldUntil(NIGHT, null, now)).toBe(end);
  expect(heldUntil(NIGHT, end + MINUTE_MS, now)).toBe(end);
  expect(heldUntil(NIGHT, end, now)).toBeNull();
  expect(heldUntil(NIGHT, now + 10 * MINUTE_MS, now)).toBeNull();
  expect(heldUntil(null, null, now)).toBeNull();
  expect(heldUntil(NIGHT, null, manila('12:00:00'))).toBeNull();
});

test.each([
  ['Asia/Manila', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+8', true],
  ['UTC', true],
  ['+08:00', false],
  ['Manila', false],
  ['', false],
])('%j names a zone: %p', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
