import { DAY_MS } from '@/lib/domain/platform/time';
import { type ObjectionFacts, whyNotObjectable } from './objection';

const NOW = Date.parse('2026-11-24T02:00:00Z');
const ago = (days: number) => NOW - days * DAY_MS;
const COMPLETED: ObjectionFacts = {
  ...{ status: 'COMPLETED', completedAt: ago(3), confirmed: false, disputed: false },
  heldSince: [ago(3)],
};
const PAID: ObjectionFacts = { ...COMPLETED, status: 'PAID', completedAt: null };

test.each<[string, ObjectionFacts, ReturnType<typeof whyNotObjectable>]>([
  ['completed work within its days', COMPLETED, null],
  ['a finished milestone', PAID, null],
  ['one of two milestones', { ...PAID, heldSince: [ago(20), ago(1)] }, null],
  ['work that another objection is about', { ...COMPLETED, disputed: true }, 'disputed'],
  ['confirmed work', { ...COMPLETED, confirmed: true }, 'confirmed'],
  ['work completed 14 days ago', { ...COMPLETED, completedAt: ago(14) }, 'late'],
  ['a milestone finished 14 days ago', { ...PAID, heldSince: [ago(14)] }, 'late'],
  ['an agreement without finished work', { ...PAID, heldSince: [] }, 'nothing_held'],
  ['work whose money is released', { ...COMPLETED, heldSince: [] }, 'nothing_held'],
  ['released work of long ago', { ...COMPLETED, completedAt: ago(20), heldSince: [] }, 'late'],
])('objecting to %s', (_what, facts, why) => {
  expect(whyNotObjectable(facts, NOW)).toBe(why);
});
