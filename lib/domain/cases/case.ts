import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * Types of dispute between a client and a lawyer. OBJECTION: finished work isn't as agreed · UNFINISHED: paid work
 * isn't finished · ABSENCE: the lawyer of a meeting did not come, or call.
 */
export const DISAGREEMENTS = ['OBJECTION', 'UNFINISHED', 'ABSENCE'] as const;
export type Disagreement = (typeof DISAGREEMENTS)[number];

/**
 * OPEN: the lawyer may answer · ANSWERED: the lawyer did, or the time is over, and a person decides · DECIDED ·
 * REVIEW: one side requested another administrator's review · SETTLED: they agreed without a decision.
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

export const ARGUED_STATES = ['OPEN', 'ANSWERED', 'REVIEW'] as const satisfies readonly CaseState[];

/** Hours for the lawyer to answer an objection or a report of unfinished work; for an absence, ABSENCE_ANSWER_HOURS. */
export const CASE_ANSWER_HOURS = 72;
export const OFFER_HOURS = 48;
export const REPLY_HOURS = 48;
/** Days after the last statement within which a case is decided. */
export const DECIDE_DAYS = 5;
/** Days after a first decision in which a review can be requested, and the money is held. */
export const REVIEW_DAYS = 7;
/** Hours before the end of a time to answer, reply or decide at which those expected to act are reminded once. */
export const REMIND_HOURS = 24;
export const CASE_FILES_MAX = 10;
export const CASE_MESSAGES_MAX = 30;
export const STATEMENT_MAX = 2000;
/** Characters of what a side may write with an offer. */
export const OFFER_NOTE_MAX = 500;
/** Per side and case, to prevent endless bargaining. */
export const OFFERS_MAX = 10;

export type CaseSide = 'client' | 'lawyer';
export type CaseAuthor = CaseSide | 'admin';

/** OPENING and ANSWER: each side's statement · QUESTION of an administrator, to both · REPLY · REVIEW: new facts. */
export const STATEMENT_KINDS = ['OPENING', 'ANSWER', 'QUESTION', 'REPLY', 'REVIEW'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const OFFER_STATES = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_TRANSITIONS: Transitions<OfferState> = {
  OPEN: ['ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
  ACCEPTED: [],
  REFUSED: [],
  WITHDRAWN: [],
  EXPIRED: [],
};

export interface CaseFacts {
  readonly kind: Disagreement;
  readonly state: CaseState;
  readonly answerUntil: number;
  /** Deadline for both to reply to an administrator's question; null without a question. */
  readonly replyUntil: number | null;
  readonly replied: readonly CaseSide[];
  /** Decisions so far: one, or two after a review. */
  readonly decisions: readonly { readonly adminId: string | null; readonly decidedAt: number }[];
  readonly closedAt: number | null;
  readonly offers: readonly { readonly by: CaseSide; readonly expiresAt: number }[];
  readonly offered: Readonly<Record<CaseSide, number>>;
}

/**
 * Possible actions of a side. `answer`: give the answer, or the reply to a question · `add_files`: submit files, and
 * messages of the two.
 */
export const CASE_ACTIONS = ['answer', 'add_files', 'offer', 'answer_offer', 'review'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** Reason: not possible in this state · too late · already done. */
export type Refusal = 'state' | 'late' | 'done';

/** Why this side has nothing to answer now; null when it has. Absences are answered where they were reported. */
export function notAnswerableReason(facts: CaseFacts, side: CaseSide, now: number): Refusal | null {
  if (facts.state === 'OPEN') {
    if (side === 'client' || facts.kind === 'ABSENCE') return 'state';
    return now < facts.answerUntil ? null : 'late';
  }
  if (facts.replyUntil === null || !isArgued(facts)) return 'state';
  if (facts.replied.includes(side)) return 'done';
  return now < facts.replyUntil ? null : 'late';
}

/** Why nothing can be submitted, neither files nor messages; null when it can. */
export function filesClosedReason(facts: CaseFacts): Refusal | null {
  return isArgued(facts) ? null : 'state';
}

/** Why this side cannot offer a settlement, of which each may have one open; null when it can. */
export function notOfferableReason(facts: CaseFacts, side: CaseSide, now: number): Refusal | null {
  if (!isArgued(facts)) return 'state';
  const stands = facts.offers.some(({ by, expiresAt }) => by === side && now < expiresAt);
  return stands || facts.offered[side] >= OFFERS_MAX ? 'done' : null;
}

/** Why this side cannot accept or refuse the other's offer, or withdraw its own; null when it can. */
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

/** Why no review can be requested: only once, for a first decision whose money has not moved. Null when it can. */
export function notReviewableReason(facts: CaseFacts, now: number): Refusal | null {
  const [first, second] = facts.decisions;
  if (facts.state !== 'DECIDED' || !first || facts.closedAt !== null)
    return facts.state === 'REVIEW' ? 'done' : 'state';
  if (second) return 'done';
  return now < reviewEnd(first.decidedAt) ? null : 'late';
}

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
 * Why an administrator cannot decide: a time to answer or reply is running, it is decided, or this administrator made
 * the first decision, which another one reviews. Null when they can.
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

/**
 * Why an administrator cannot ask both a question: another one awaits replies, or nothing is to be decided. Null when
 * they can.
 */
export function notAskableReason(facts: CaseFacts, now: number): 'state' | 'early' | null {
  if (facts.state !== 'ANSWERED' && facts.state !== 'REVIEW') return 'state';
  return isAsking(facts, now) ? 'early' : null;
}

/** Whether a question still awaits a reply of either side. */
export function isAsking({ replyUntil, replied }: CaseFacts, now: number): boolean {
  return replyUntil !== null && replied.length < 2 && now < replyUntil;
}

/** Returns when the money of a first decision moves, unless a review is requested. */
export function reviewEnd(decidedAt: number): number {
  return decidedAt + REVIEW_DAYS * DAY_MS;
}

export function decisionDue(lastWord: number): number {
  return lastWord + DECIDE_DAYS * DAY_MS;
}

export function offerEnd(madeAt: number): number {
  return madeAt + OFFER_HOURS * HOUR_MS;
}

export function replyEnd(askedAt: number): number {
  return askedAt + REPLY_HOURS * HOUR_MS;
}

export function isArgued({ state }: Pick<CaseFacts, 'state'>): boolean {
  return ARGUED_STATES.some((one) => one === state);
}
