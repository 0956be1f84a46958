import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import {
  CASE_ROLES,
  CASE_SITUATIONS,
  CASE_STEPS,
  CASE_TABLE,
  type CaseRole,
  type CaseSituation,
  type CaseStep,
  STATE_OF,
  stateAfter,
  verdictOf,
} from '@/lib/testing/case-table';
import {
  allowedActions,
  CASE_ACTIONS,
  CASE_STATES,
  CASE_TRANSITIONS,
  type CaseFacts,
  type CaseSide,
  type CaseState,
  DISAGREEMENTS,
  filesClosedReason,
  notAnswerableReason,
  notAskableReason,
  notDecidableReason,
  notOfferableReason,
  notReviewableReason,
  offerNotAnswerableReason,
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

/** Facts of each situation of the table, in which the lawyer's offer stands or stood. */
const SITUATIONS: Record<CaseSituation, CaseFacts> = {
  OPEN: facts('OPEN'),
  LATE: facts('OPEN', { answerUntil: NOW }),
  ANSWERED: facts('ANSWERED'),
  ASKED: facts('ANSWERED', { replyUntil: NOW + HOUR_MS }),
  REPLIED: facts('ANSWERED', { replyUntil: NOW + HOUR_MS, replied: ['client', 'lawyer'] }),
  DECIDED: facts('DECIDED'),
  UNREVIEWED: facts('DECIDED', { decisions: [{ adminId: 'a1', decidedAt: NOW - 7 * DAY_MS }] }),
  MOVED: facts('DECIDED', { closedAt: NOW }),
  REVIEW: facts('REVIEW'),
  FINAL: facts('DECIDED', {
    closedAt: NOW,
    decisions: ['a1', 'a2'].map((adminId) => ({ adminId, decidedAt: NOW })),
  }),
  SETTLED: facts('SETTLED'),
};

const ADMINS: Partial<Record<CaseRole, string>> = { same: 'a1', other: 'a2' };

/** Returns the rules' verdict on a step of a party or administrator; nobody else gets as far as this. */
function ruled(of: CaseFacts, step: CaseStep, role: CaseRole): string {
  const argued = of.state === 'OPEN' || of.state === 'ANSWERED' || of.state === 'REVIEW';
  const state = argued ? ('OPEN' as const) : ('EXPIRED' as const);
  const offer = { by: 'lawyer' as const, state, expiresAt: NOW + 1 };
  const answer = (side: CaseSide, accepted: boolean) =>
    offerNotAnswerableReason(of, offer, { side, accepted }, NOW);
  if (role === 'same' || role === 'other') {
    if (step === 'ask') return notAskableReason(of, NOW) ?? 'yes';
    return notDecidableReason(of, ADMINS[role] ?? '', NOW) ?? 'yes';
  }
  const side = role === 'client' ? 'client' : 'lawyer';
  const refusals: Record<Exclude<CaseStep, 'ask' | 'decide'>, string | null> = {
    answer: notAnswerableReason(of, side, NOW),
    add_files: filesClosedReason(of),
    add_messages: filesClosedReason(of),
    offer: notOfferableReason(of, side, NOW),
    accept_offer: answer(side, true),
    refuse_offer: answer(side, false),
    review: notReviewableReason(of, NOW),
  };
  if (step === 'ask' || step === 'decide') throw new Error(`${step} is for administrators`);
  return refusals[step] ?? 'yes';
}

/** Who never gets as far as the rules. */
function elsewhere(step: CaseStep, role: CaseRole): string | null {
  const ofAdmins = step === 'ask' || step === 'decide';
  const admin = role === 'same' || role === 'other';
  const theirs = ofAdmins ? admin : role === 'client' || role === 'lawyer';
  return theirs ? null : 'none';
}

const STEPS = Object.values(CASE_STEPS).flat();
const RULED = CASE_SITUATIONS.flatMap((situation) =>
  DISAGREEMENTS.flatMap((kind) => STEPS.map((step) => ({ situation, kind, step }))),
);

test.each(RULED)('$kind $situation $step: to every role as the table says', (one) => {
  const { situation, kind, step } = one;
  const about = kind === 'ABSENCE' ? 'absence' : 'agreement';
  for (const role of CASE_ROLES) {
    const verdict = verdictOf({ kind: about, situation, step }, role);
    const of = { ...SITUATIONS[situation], kind };
    expect({ role, is: verdict }).toEqual({
      role,
      is: elsewhere(step, role) ?? ruled(of, step, role),
    });
  }
});

test.each(CASE_SITUATIONS)('%s: what one may do is what its steps say', (situation) => {
  const offers = [{ by: 'lawyer' as const, expiresAt: NOW + 1 }];
  for (const side of ['client', 'lawyer'] as const) {
    const openOffers = side === 'client' ? offers : [];
    const may = allowedActions({ ...SITUATIONS[situation], offers: openOffers }, side, NOW);
    const says = (step: CaseStep) =>
      verdictOf({ kind: 'agreement', situation, step }, side) === 'yes';
    const expected = CASE_ACTIONS.filter((action) =>
      action === 'answer_offer' && side === 'lawyer' ? false : CASE_STEPS[action].every(says),
    );
    expect({ side, may }).toEqual({ side, may: expected });
  }
});

test('every action and state has its rows, and every transition its step', () => {
  expect(Object.keys(CASE_STEPS)).toEqual([...CASE_ACTIONS, 'ask', 'decide']);
  expect(new Set(Object.values(STATE_OF))).toEqual(new Set(CASE_STATES));
  for (const row of Object.values(CASE_TABLE)) {
    expect(Object.keys(row).toSorted()).toEqual(STEPS.toSorted());
    for (const verdicts of Object.values(row))
      expect(verdicts.split(' ')).toHaveLength(CASE_ROLES.length);
  }
  // By the clock alone: an absence that nobody answers.
  const taken = new Set(['OPEN DECIDED']);
  for (const { situation, step } of RULED)
    if (CASE_TABLE[situation][step].includes('yes')) {
      const [from, to] = [STATE_OF[situation], stateAfter(situation, step)];
      if (from !== to) taken.add(`${from} ${to}`);
    }
  const all = CASE_STATES.flatMap((from) => CASE_TRANSITIONS[from].map((to) => `${from} ${to}`));
  expect([...taken].toSorted()).toEqual(all.toSorted());
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
