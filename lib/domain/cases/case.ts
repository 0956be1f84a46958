import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import type { Transitions } from '@/lib/domain/platform/transitions';

/** Source of all of this: docs/contract/cases.md. Instants are epoch ms. */

/**
 * What a client and a lawyer disagree about. OBJECTION: finished work isn't as agreed · UNFINISHED: work that was paid for isn't
 * finished · ABSENCE: the lawyer of a meeting did not come, or call.
 */
export const DISAGREEMENTS = ['OBJECTION', 'UNFINISHED', 'ABSENCE'] as const;
export type Disagreement = (typeof DISAGREEMENTS)[number];

/**
 * OPEN: the lawyer may answer · ANSWERED: the lawyer did, or the time is over, and a person decides · DECIDED · REVIEW: one of the
 * two asked for another administrator's look · SETTLED: they agreed without a decision.
 */
export const CASE_STATES = ['OPEN', 'ANSWERED', 'DECIDED', 'REVIEW', 'SETTLED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_TRANSITIONS: Transitions<CaseState> = {
  OPEN: ['ANSWERED', 'DECIDED', 'SETTLED'],
  ANSWERED: ['DECIDED', 'SETTLED'],
  DECIDED: ['REVIEW'],
  REVIEW: ['DECIDED', 'SETTLED'],
  SETTLED: [],
};

/** While a case is in one of these, both may add files, and offer to settle it. */
export const ARGUED_STATES = ['OPEN', 'ANSWERED', 'REVIEW'] as const satisfies readonly CaseState[];

/** Within which the lawyer answers an objection or a report of unfinished work; of an absence, ABSENCE_ANSWER_HOURS. */
export const CASE_ANSWER_HOURS = 72;
/** For which an offer to settle stands. */
export const OFFER_HOURS = 48;
/** Within which both reply to what an administrator asks. */
export const REPLY_HOURS = 48;
/** After the last word, within which a case is decided. */
export const DECIDE_DAYS = 5;
/** After a first decision: within these another look may be asked for, and the money waits. */
export const REVIEW_DAYS = 7;
/** Before the end of a time to answer, reply or decide, whoever is waited for is reminded once. */
export const REMIND_HOURS = 24;
/** Of each side, for the case. */
export const CASE_FILES_MAX = 10;
/** Of what the two wrote to each other, of each side, for the case. */
export const CASE_MESSAGES_MAX = 30;
/** Longest statement, question and reason. */
export const STATEMENT_MAX = 2000;
/** Of each side in a case: whoever offers and offers again does not make a bazaar of it. */
export const OFFERS_MAX = 10;

export type CaseSide = 'client' | 'lawyer';
export type CaseAuthor = CaseSide | 'admin';

/** OPENING and ANSWER: each side's statement · QUESTION of an administrator, to both · REPLY · REVIEW: what is new. */
export const STATEMENT_KINDS = ['OPENING', 'ANSWER', 'QUESTION', 'REPLY', 'REVIEW'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** WITHDRAWN: taken back by whoever made it · EXPIRED: its time is over, or the case was decided or settled otherwise. */
export const OFFER_STATES = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_TRANSITIONS: Transitions<OfferState> = {
  OPEN: ['ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
  ACCEPTED: [],
  REFUSED: [],
  WITHDRAWN: [],
  EXPIRED: [],
};

/** What decides who may do what; instants are epoch ms. */
export interface CaseFacts {
  readonly kind: Disagreement;
  readonly state: CaseState;
  readonly answerUntil: number;
  /** Until when both may reply to an administrator's question; null where nothing is asked. */
  readonly replyUntil: number | null;
  /** Who has replied to it. */
  readonly replied: readonly CaseSide[];
  /** Decisions so far: one, or two after a review. */
  readonly decisions: readonly { readonly adminId: string | null; readonly decidedAt: number }[];
  /** When its money moved, or it ended without any. */
  readonly closedAt: number | null;
  /** Offers that stand: whose, until when. */
  readonly offers: readonly { readonly by: CaseSide; readonly expiresAt: number }[];
  /** How many offers each side has made. */
  readonly offered: Readonly<Record<CaseSide, number>>;
}

/**
 * What one of the two may do. `answer`: say what one is asked, which is the answer or the reply to a question · `add_files`: hand in
 * files, and messages of the two.
 */
export const CASE_ACTIONS = ['answer', 'add_files', 'offer', 'answer_offer', 'review'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** Why not: no such step now · its time is over · it has been done. */
export type Refusal = 'state' | 'late' | 'done';

/** What this side is asked to say now, or why nothing. Absences are answered where they were reported. */
export function notAnswerableReason(facts: CaseFacts, side: CaseSide, now: number): Refusal | null {
  if (facts.state === 'OPEN') {
    if (side === 'client' || facts.kind === 'ABSENCE') return 'state';
    return now < facts.answerUntil ? null : 'late';
  }
  if (facts.replyUntil === null || !isArgued(facts)) return 'state';
  if (facts.replied.includes(side)) return 'done';
  return now < facts.replyUntil ? null : 'late';
}

/** Why nothing can be handed in: files, or messages. */
export function filesClosedReason(facts: CaseFacts): Refusal | null {
  return isArgued(facts) ? null : 'state';
}

/** Why this side cannot offer to settle: one offer of each stands at a time. */
export function notOfferableReason(facts: CaseFacts, side: CaseSide, now: number): Refusal | null {
  if (!isArgued(facts)) return 'state';
  const stands = facts.offers.some(({ by, expiresAt }) => by === side && now < expiresAt);
  return stands || facts.offered[side] >= OFFERS_MAX ? 'done' : null;
}

/** Why this side cannot accept or refuse the other's offer, or take back its own. */
export function offerNotAnswerableReason(
  facts: CaseFacts,
  offer: { readonly by: CaseSide; readonly state: OfferState; readonly expiresAt: number },
  { side, accepted }: { readonly side: CaseSide; readonly accepted: boolean },
  now: number,
): Refusal | null {
  if (!isArgued(facts) || (offer.by === side && accepted)) return 'state';
  if (offer.state !== 'OPEN') return 'done';
  return now < offer.expiresAt ? null : 'late';
}

/** Why nobody can ask for another look: once, of a first decision whose money has not moved. */
export function notReviewableReason(facts: CaseFacts, now: number): Refusal | null {
  const [first, second] = facts.decisions;
  if (facts.state !== 'DECIDED' || !first || facts.closedAt !== null)
    return facts.state === 'REVIEW' ? 'done' : 'state';
  if (second) return 'done';
  return now < reviewEnd(first.decidedAt) ? null : 'late';
}

/** All that this side may do now. */
export function allowedActions(facts: CaseFacts, side: CaseSide, now: number): CaseAction[] {
  const openOffers = facts.offers.filter(({ by, expiresAt }) => by !== side && now < expiresAt);
  const refusals: Record<CaseAction, Refusal | null> = {
    answer: notAnswerableReason(facts, side, now),
    add_files: filesClosedReason(facts),
    offer: notOfferableReason(facts, side, now),
    answer_offer: isArgued(facts) && openOffers.length > 0 ? null : 'state',
    review: notReviewableReason(facts, now),
  };
  return CASE_ACTIONS.filter((action) => refusals[action] === null);
}

/**
 * Why an administrator cannot decide: the time to answer or to reply runs, it is decided, or this administrator decided before,
 * which another one looks at.
 */
export function notDecidableReason(
  facts: CaseFacts,
  adminId: string,
  now: number,
): 'early' | 'state' | 'same' | null {
  if (facts.state !== 'ANSWERED' && facts.state !== 'REVIEW')
    return facts.state === 'OPEN' ? 'early' : 'state';
  if (facts.state === 'REVIEW' && facts.decisions.some((one) => one.adminId === adminId))
    return 'same';
  return isAsking(facts, now) ? 'early' : null;
}

/** Why an administrator cannot ask both a question: another one waits for its replies, or nothing is to be decided. */
export function notAskableReason(facts: CaseFacts, now: number): 'state' | 'early' | null {
  if (facts.state !== 'ANSWERED' && facts.state !== 'REVIEW') return 'state';
  return isAsking(facts, now) ? 'early' : null;
}

/** Whether a question still waits for the reply of one of the two. */
export function isAsking({ replyUntil, replied }: CaseFacts, now: number): boolean {
  return replyUntil !== null && replied.length < 2 && now < replyUntil;
}

/** When the money of a first decision moves, unless another look is asked for. */
export function reviewEnd(decidedAt: number): number {
  return decidedAt + REVIEW_DAYS * DAY_MS;
}

/** By when what was last said at this instant is decided. */
export function decisionDue(lastWord: number): number {
  return lastWord + DECIDE_DAYS * DAY_MS;
}

export function offerEnd(madeAt: number): number {
  return madeAt + OFFER_HOURS * HOUR_MS;
}

export function replyEnd(askedAt: number): number {
  return askedAt + REPLY_HOURS * HOUR_MS;
}

/** Whether it is still to be decided or settled. */
export function isArgued({ state }: Pick<CaseFacts, 'state'>): boolean {
  return ARGUED_STATES.some((one) => one === state);
}
