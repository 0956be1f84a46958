import { HOUR_MS } from '@/lib/domain/platform/time';
import {
  allowedActions,
  CASE_STATES,
  CASE_TRANSITIONS,
  type CaseFacts,
  type CaseState,
  notAskableReason,
  notDecidableReason,
} from './case';

const NOW = Date.UTC(2026, 10, 25);

const facts = (state: CaseState, change: Partial<CaseFacts> = {}): CaseFacts => ({
  kind: 'OBJECTION',
  state,
  answerUntil: NOW + HOUR_MS,
  replyUntil: null,
  replied: [],
  decisions: state === 'DECIDED' || state === 'REVIEW' ? [{ adminId: 'a1', decidedAt: NOW }] : [],
  closedAt: state === 'SETTLED' ? NOW : null,
  offers: [],
  offered: { client: 0, lawyer: 0 },
  ...change,
});

/** Of each state: what each side may do, and whether an administrator, the same as before or another, may ask and decide. */
const TABLE: Record<
  CaseState,
  { client: string; lawyer: string; ask: string; same: string; other: string }
> = {
  OPEN: {
    client: 'add_files offer',
    lawyer: 'answer add_files offer',
    ask: 'state',
    same: 'early',
    other: 'early',
  },
  ANSWERED: {
    client: 'add_files offer',
    lawyer: 'add_files offer',
    ask: 'yes',
    same: 'yes',
    other: 'yes',
  },
  DECIDED: { client: 'review', lawyer: 'review', ask: 'state', same: 'state', other: 'state' },
  REVIEW: {
    client: 'add_files offer',
    lawyer: 'add_files offer',
    ask: 'yes',
    same: 'same',
    other: 'yes',
  },
  SETTLED: { client: '', lawyer: '', ask: 'state', same: 'state', other: 'state' },
};

test.each(CASE_STATES)('%s: what each role may do', (state) => {
  const of = facts(state);
  expect({
    client: allowedActions(of, 'client', NOW).join(' '),
    lawyer: allowedActions(of, 'lawyer', NOW).join(' '),
    ask: notAskableReason(of, NOW) ?? 'yes',
    same: notDecidableReason(of, 'a1', NOW) ?? 'yes',
    other: notDecidableReason(of, 'a2', NOW) ?? 'yes',
  }).toEqual(TABLE[state]);
});

test.each(CASE_STATES)('%s: with an offer of each side and a question that waits', (state) => {
  const offers = (['client', 'lawyer'] as const).map((by) => ({ by, expiresAt: NOW + 1 }));
  const of = facts(state, { offers, replyUntil: NOW + 1 });
  const argued = state === 'OPEN' || state === 'ANSWERED' || state === 'REVIEW';
  for (const side of ['client', 'lawyer'] as const) {
    const may = allowedActions(of, side, NOW);
    expect(may.includes('answer_offer')).toBe(argued);
    expect(may.includes('offer')).toBe(false);
    expect(may.includes('answer')).toBe(
      state === 'OPEN' ? side === 'lawyer' : state === 'ANSWERED' || state === 'REVIEW',
    );
  }
  expect(notDecidableReason(of, 'a2', NOW)).not.toBeNull();
  const replied = { ...of, replied: ['client', 'lawyer'] as const };
  expect(notDecidableReason(replied, 'a2', NOW)).toBe(
    state === 'ANSWERED' || state === 'REVIEW' ? null : state === 'OPEN' ? 'early' : 'state',
  );
  expect(allowedActions(replied, 'client', NOW)).not.toContain('answer');
});

test('times end at their instant, and an absence is answered elsewhere', () => {
  expect(allowedActions(facts('OPEN'), 'lawyer', NOW + HOUR_MS)).not.toContain('answer');
  expect(allowedActions(facts('OPEN', { kind: 'ABSENCE' }), 'lawyer', NOW)).not.toContain('answer');
  const week = 7 * 24 * HOUR_MS;
  expect(allowedActions(facts('DECIDED'), 'client', NOW + week - 1)).toEqual(['review']);
  expect(allowedActions(facts('DECIDED'), 'client', NOW + week)).toEqual([]);
  expect(allowedActions(facts('DECIDED', { closedAt: NOW }), 'client', NOW)).toEqual([]);
  const twice = [1, 2].map(() => ({ adminId: 'a1', decidedAt: NOW }));
  expect(allowedActions(facts('DECIDED', { decisions: twice }), 'client', NOW)).toEqual([]);
});

test('a case that ended is over', () => {
  expect(CASE_TRANSITIONS.SETTLED).toEqual([]);
  expect(CASE_TRANSITIONS.DECIDED).toEqual(['REVIEW']);
});
