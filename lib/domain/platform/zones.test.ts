import { ownTimeLabel } from './clock-labels';
import { knownZone, zoneNamed } from './zones';

const AT = Date.parse('2026-11-30T00:00:00Z');

test.each([
  ['America/Los_Angeles', 'Sunday 4:00 PM Los Angeles'],
  ['Asia/Dubai', '4:00 AM Dubai'],
  ['Europe/London', '12:00 AM London'],
  ['Asia/Kathmandu', '5:45 AM Kathmandu'],
])('%s shows %s', (name, label) => {
  const zone = zoneNamed(name);
  expect(zone && ownTimeLabel(AT, zone)).toBe(label);
});

test('summer time counts', () => {
  const zone = zoneNamed('Europe/London');
  expect(zone?.offsetAt(Date.parse('2026-07-01T12:00:00Z'))).toBe(3_600_000);
  expect(zone?.offsetAt(AT)).toBe(0);
});

// Chrome 140 on systems without a zone: `Etc/Unknown` (ICU); older WebViews give nothing or an offset.
test.each([
  'Etc/Unknown',
  'Unknown',
  '',
  undefined,
  '+04:00',
  'GMT+04:00',
  'utc-5',
  'Factory',
  'localtime',
  'undefined',
  '<+08>-8',
])('%s is no zone', (name) => expect(knownZone(name)).toBe(''));

test.each(['Mars/Olympus', 'Etc/Unknown', '+04:00', ''])('%s is not read', (name) => {
  expect(zoneNamed(name)).toBeNull();
});
