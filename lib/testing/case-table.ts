import type { CaseAction, CaseState } from '@/lib/domain/cases/case';

/**
 * Who may do what in a case, by docs/contract/cases.md. The rules of the domain and the calls of the API are both held against it:
 * case.test.ts and lib/server/cases/proceedings/transitions.db.test.ts.
 */

/** A stranger is a client, or a lawyer, of somebody else. `same` is the administrator who decided before, if anybody did. */
export const CASE_ROLES = ['client', 'lawyer', 'same', 'other', 'stranger', 'rival'] as const;
export type CaseRole = (typeof CASE_ROLES)[number];

/** yes · why not, as the domain says it · none: not theirs, or not of such accounts, which is as if it were not there. */
export type Verdict = 'yes' | 'state' | 'late' | 'done' | 'early' | 'same' | 'none';

/** Every action of the two and of administrators, with the steps it can be taken in. */
export const CASE_STEPS = {
  answer: ['answer'],
  add_files: ['add_files', 'add_messages'],
  offer: ['offer'],
  // The offer that stands, or stood, is the lawyer's.
  answer_offer: ['accept_offer', 'refuse_offer'],
  review: ['review'],
  ask: ['ask'],
  decide: ['decide'],
} as const satisfies Record<CaseAction | 'ask' | 'decide', readonly string[]>;
export type CaseStep = (typeof CASE_STEPS)[keyof typeof CASE_STEPS][number];

/**
 * Every state, and what one state can stand for: LATE is OPEN and its time over · ASKED and REPLIED are ANSWERED with a question ·
 * UNREVIEWED is DECIDED and the time to ask for another look over · MOVED is DECIDED and its money moved · FINAL is decided again.
 */
export type CaseSituation =
  | CaseState
  | 'LATE'
  | 'ASKED'
  | 'REPLIED'
  | 'UNREVIEWED'
  | 'MOVED'
  | 'FINAL';

type Row = Readonly<Record<CaseStep, string>>;

const OF_ADMINS = 'none none state state none none';

const ARGUED = {
  add_files: 'yes yes none none none none',
  add_messages: 'yes yes none none none none',
  offer: 'yes yes none none none none',
  accept_offer: 'yes state none none none none',
  refuse_offer: 'yes yes none none none none',
  review: 'state state none none none none',
};

const TO_DECIDE: Row = {
  ...ARGUED,
  answer: 'state state none none none none',
  ask: 'none none yes yes none none',
  decide: 'none none yes yes none none',
};

const CLOSED = 'state state none none none none';
const OVER: Row = {
  answer: CLOSED,
  add_files: CLOSED,
  add_messages: CLOSED,
  offer: CLOSED,
  accept_offer: CLOSED,
  refuse_offer: CLOSED,
  review: CLOSED,
  ask: OF_ADMINS,
  decide: OF_ADMINS,
};

const OPEN: Row = {
  ...ARGUED,
  answer: 'state yes none none none none',
  ask: OF_ADMINS,
  decide: 'none none early early none none',
};

const ASKED: Row = {
  ...TO_DECIDE,
  answer: 'yes yes none none none none',
  ask: 'none none early early none none',
  decide: 'none none early early none none',
};

/** The verdicts in the order of CASE_ROLES. */
export const CASE_TABLE: Readonly<Record<CaseSituation, Row>> = {
  OPEN,
  LATE: { ...OPEN, answer: 'state late none none none none' },
  ANSWERED: TO_DECIDE,
  ASKED,
  REPLIED: { ...TO_DECIDE, answer: 'done done none none none none' },
  DECIDED: { ...OVER, review: 'yes yes none none none none' },
  UNREVIEWED: { ...OVER, review: 'late late none none none none' },
  MOVED: OVER,
  REVIEW: {
    ...TO_DECIDE,
    review: 'done done none none none none',
    decide: 'none none same yes none none',
  },
  FINAL: OVER,
  SETTLED: OVER,
};
export const CASE_SITUATIONS = Object.keys(CASE_TABLE) as CaseSituation[];

/** In which state a case then is. */
export const STATE_OF: Readonly<Record<CaseSituation, CaseState>> = {
  OPEN: 'OPEN',
  LATE: 'OPEN',
  ANSWERED: 'ANSWERED',
  ASKED: 'ANSWERED',
  REPLIED: 'ANSWERED',
  DECIDED: 'DECIDED',
  UNREVIEWED: 'DECIDED',
  MOVED: 'DECIDED',
  REVIEW: 'REVIEW',
  FINAL: 'DECIDED',
  SETTLED: 'SETTLED',
};

/** An absence is answered where it was reported. */
export function verdictOf(
  {
    kind,
    situation,
    step,
  }: { kind: 'agreement' | 'absence'; situation: CaseSituation; step: CaseStep },
  role: CaseRole,
): Verdict {
  const elsewhere = kind === 'absence' && step === 'answer' && STATE_OF[situation] === 'OPEN';
  const row = elsewhere ? CLOSED : CASE_TABLE[situation][step];
  return row.split(' ')[CASE_ROLES.indexOf(role)] as Verdict;
}

/** In which state a case is after such a step. */
export function stateAfter(situation: CaseSituation, step: CaseStep): CaseState {
  const state = STATE_OF[situation];
  switch (step) {
    case 'answer':
      return state === 'OPEN' ? 'ANSWERED' : state;
    case 'accept_offer':
      return 'SETTLED';
    case 'review':
      return 'REVIEW';
    case 'decide':
      return 'DECIDED';
    default:
      return state;
  }
}
