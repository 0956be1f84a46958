import { HOUR_MS } from '@/lib/domain/platform/time';
import { byHarm, isFolded, WORK_KINDS, type WorkKind, workGroup } from './work';

// Mon, Nov 23, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-23T02:00:00Z');
const at = (hours: number) => NOW + hours * HOUR_MS;

interface Waiting {
  name: string;
  kind: WorkKind;
  since?: number;
  until?: number;
  alert?: boolean;
}

function sorted(waiting: readonly Waiting[]): string[] {
  return waiting
    .map((one) => ({ alert: false, since: at(-1), ...one, until: one.until ?? null }))
    .toSorted(byHarm(NOW))
    .map(({ name }) => name);
}

test('danger, checks for conflicts, what ends today, people who wait, the rest', () => {
  expect(
    sorted([
      { name: 'commission in a month', kind: 'commission', until: at(700) },
      { name: 'old summary', kind: 'summary', since: at(-600) },
      { name: 'step of three days ago', kind: 'next_step', until: at(-72) },
      { name: 'check for Friday', kind: 'conflict', until: at(90) },
      { name: 'message', kind: 'message' },
      { name: 'older message', kind: 'message', since: at(-5) },
      { name: 'proposal until tomorrow', kind: 'proposal', until: at(24) },
      { name: 'report until tonight', kind: 'absence', until: at(14) },
      { name: 'order that was due', kind: 'delivery', until: at(-3) },
      { name: 'check with a known name', kind: 'conflict', until: at(90), alert: true },
    ]),
  ).toEqual([
    'check with a known name',
    'check for Friday',
    'step of three days ago',
    'order that was due',
    'report until tonight',
    'proposal until tomorrow',
    'older message',
    'message',
    'commission in a month',
    'old summary',
  ]);
});

test('three of a kind are one row, where nobody waits for them', () => {
  expect(WORK_KINDS.filter((kind) => isFolded(kind, 3))).toEqual(['summary', 'draft', 'review']);
  expect(WORK_KINDS.filter((kind) => isFolded(kind, 2))).toEqual([]);
});

test.each([
  ['message', null, 'people'],
  ['message', at(14), 'now'],
  ['message', at(15), 'people'],
  ['delivery', at(-48), 'now'],
  ['conflict', at(90), 'now'],
  ['summary', null, 'later'],
  ['commission', at(700), 'later'],
] as const)('a %s until %s is of the group %s', (kind, until, group) => {
  expect(workGroup({ kind, until, alert: false }, NOW)).toBe(group);
});

test('danger is for now', () => {
  expect(workGroup({ kind: 'identity', until: null, alert: true }, NOW)).toBe('now');
});
