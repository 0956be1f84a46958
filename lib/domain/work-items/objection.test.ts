import { DAY_MS } from '@/lib/domain/platform/time';
import {
  type ChangesFacts,
  notChangeableReason,
  notObjectableReason,
  type ObjectionFacts,
  type ProblemFacts,
  problemNotReportableReason,
} from './objection';

const NOW = Date.parse('2026-11-24T02:00:00Z');
const ago = (days: number) => NOW - days * DAY_MS;
const COMPLETED: ObjectionFacts = {
  status: 'COMPLETED',
  objectionDays: 14,
  completedAt: ago(3),
  confirmed: false,
  disputed: false,
  heldSince: [ago(3)],
};
const PAID: ObjectionFacts = { ...COMPLETED, status: 'PAID', completedAt: null };

test.each<[string, ObjectionFacts, ReturnType<typeof notObjectableReason>]>([
  ['completed work within its days', COMPLETED, null],
  ['a finished milestone', PAID, null],
  ['one of two milestones', { ...PAID, heldSince: [ago(20), ago(1)] }, null],
  ['work that another objection is about', { ...COMPLETED, disputed: true }, 'disputed'],
  ['confirmed work', { ...COMPLETED, confirmed: true }, 'confirmed'],
  ['work completed 14 days ago', { ...COMPLETED, completedAt: ago(14) }, 'late'],
  [
    'an order delivered 7 days ago',
    { ...COMPLETED, objectionDays: 7, completedAt: ago(7) },
    'late',
  ],
  ['a milestone finished 14 days ago', { ...PAID, heldSince: [ago(14)] }, 'late'],
  ['an agreement without finished work', { ...PAID, heldSince: [] }, 'nothing_held'],
  ['work whose money is released', { ...COMPLETED, heldSince: [] }, 'nothing_held'],
  ['released work of long ago', { ...COMPLETED, completedAt: ago(20), heldSince: [] }, 'late'],
])('objecting to %s', (_what, facts, why) => {
  expect(notObjectableReason(facts, NOW)).toBe(why);
});

const AT = (day: string, time: string) => Date.parse(`${day}T${time}+08:00`);
const OVERDUE: ProblemFacts = {
  dueDate: '2026-11-23',
  lastChange: ago(1),
  changesAsked: null,
  disputed: false,
  unfinishedHeld: true,
};

test.each<[string, ProblemFacts, number, ReturnType<typeof problemNotReportableReason>]>([
  ['on its last day', OVERDUE, AT('2026-11-23', '23:59'), 'early'],
  ['the day after', OVERDUE, AT('2026-11-24', '00:00'), null],
  [
    'without a due date, 30 days after news',
    { ...OVERDUE, dueDate: null, lastChange: ago(30) },
    NOW,
    null,
  ],
  ['sooner', { ...OVERDUE, dueDate: null, lastChange: ago(29.9) }, NOW, 'early'],
  ['while changes are made', { ...OVERDUE, changesAsked: ago(6.9) }, NOW, 'early'],
  ['of changes that were not made', { ...OVERDUE, changesAsked: ago(7) }, NOW, null],
  ['reported already', { ...OVERDUE, disputed: true }, NOW, 'disputed'],
  ['with everything finished', { ...OVERDUE, unfinishedHeld: false }, NOW, 'nothing_held'],
])('reporting unfinished work %s', (_what, facts, now, why) => {
  expect(problemNotReportableReason(facts, now)).toBe(why);
});

const DELIVERED: ChangesFacts = {
  finishedAt: ago(1),
  released: false,
  objectionDays: 14,
  disputed: false,
  confirmed: false,
  asked: 0,
};

test.each<[string, Partial<ChangesFacts>, ReturnType<typeof notChangeableReason>]>([
  ['delivered work', {}, null],
  ['work that was changed once', { asked: 1 }, null],
  ['work that was changed twice', { asked: 2 }, 'used_up'],
  ['work that is not delivered', { finishedAt: null }, 'not_delivered'],
  ['work of 14 days ago', { finishedAt: ago(14) }, 'late'],
  ['released work', { released: true }, 'confirmed'],
  ['confirmed work', { confirmed: true }, 'confirmed'],
  ['work that is objected to', { disputed: true }, 'disputed'],
])('asking for changes of %s', (_what, facts, why) => {
  expect(notChangeableReason({ ...DELIVERED, ...facts }, NOW)).toBe(why);
});
