import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { endedKinds, type Finding, type Incident, reportDue } from './incidents';

const NOW = 1_800_000_000_000;
const finding = (kind: Finding['kind']): Finding => ({ kind, count: 1, since: NOW - DAY_MS });
const incident = (
  kind: Incident['kind'],
  { seen = 0, mailed }: { seen?: number; mailed?: number },
): Incident => ({
  kind,
  firstSeenAt: NOW - 2 * DAY_MS,
  lastSeenAt: NOW - seen,
  mailedAt: mailed === undefined ? null : NOW - mailed,
});

const jobs = finding('jobs_failed');
const mails = finding('mails_failing');

test('what begins is told at once, with what lasts', () => {
  const known = [incident('jobs_failed', { mailed: 2 * HOUR_MS }), incident('mails_failing', {})];
  const report = { opened: [mails], lasting: [jobs], ended: [] };
  expect(reportDue(known, [jobs, mails], NOW)).toEqual(report);
});

test('what lasts is told once a day', () => {
  const known = (mailed: number) => [incident('jobs_failed', { mailed })];
  expect(reportDue(known(DAY_MS - 1), [jobs], NOW)).toBeNull();
  expect(reportDue(known(DAY_MS), [jobs], NOW)).toEqual({ opened: [], lasting: [jobs], ended: [] });
});

test('what is away is over after a quarter of an hour, and is told', () => {
  const known = (seen: number) => [incident('jobs_failed', { seen, mailed: 2 * HOUR_MS })];
  expect(reportDue(known(15 * MINUTE_MS - 1), [], NOW)).toBeNull();
  const report = { opened: [], lasting: [], ended: ['jobs_failed'] };
  expect(reportDue(known(15 * MINUTE_MS), [], NOW)).toEqual(report);
});

test('what was over before anybody was told of it is told to nobody', () => {
  const known = [incident('jobs_failed', { seen: HOUR_MS })];
  expect(endedKinds(known, NOW)).toEqual(known);
  expect(reportDue(known, [], NOW)).toBeNull();
});

test('an hour has one mail, whatever begins and ends', () => {
  const known = (mailed: number) => [
    incident('jobs_failed', { seen: 20 * MINUTE_MS, mailed }),
    incident('mails_failing', {}),
  ];
  expect(reportDue(known(HOUR_MS - 1), [mails], NOW)).toBeNull();
  const report = { opened: [mails], lasting: [], ended: ['jobs_failed'] };
  expect(reportDue(known(HOUR_MS), [mails], NOW)).toEqual(report);
});

test('nothing is stuck, nothing is told', () => expect(reportDue([], [], NOW)).toBeNull());
