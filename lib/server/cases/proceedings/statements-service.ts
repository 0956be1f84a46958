import 'server-only';
import {
  type CaseSide,
  notAnswerableReason,
  notAskableReason,
  notReviewableReason,
  replyEnd,
  type StatementKind,
} from '@/lib/domain/cases/case';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { askToDecide, notifyParties, notifyParty } from './notifications-service';
import { type FullCase, factsOf } from './serialize';
import { change, dueFrom, otherOf, refuse, sideOf } from './service';
import * as store from './store';

/** Submits the lawyer's answer, or a reply to an administrator's question. */
export function answer(owner: store.Owner, id: string, text: string, now: number): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const kind = facts.state === 'OPEN' ? 'ANSWER' : 'REPLY';
    const why = notAnswerableReason(facts, side, now);
    if (why && hasSaid(full, ['ANSWER', 'REPLY'], side, text)) return;
    refuse(why);
    await say(tx, full, { kind, author: side, text }, now);
    if (kind === 'ANSWER') {
      const decideBy = dueFrom(now);
      requireMoved(await store.changeState(tx, id, 'ANSWERED', { decideBy }));
      await notifyParty(tx, full, 'client', { type: 'answered', until: decideBy }, now);
      await askToDecide(tx, full, decideBy, 'answered');
    } else await store.updateCase(tx, id, { decideBy: dueFrom(now) });
  });
}

/** Requests a review, once and with new facts: another administrator checks the decision before the money moves. */
export function review(owner: store.Owner, id: string, text: string, now: number): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const side = sideOf(owner);
    const why = notReviewableReason(factsOf(full), now);
    if (why && hasSaid(full, ['REVIEW'], side, text)) return;
    refuse(why);
    await say(tx, full, { kind: 'REVIEW', author: side, text }, now);
    const decideBy = dueFrom(now);
    requireMoved(await store.changeState(tx, id, 'REVIEW', { decideBy, movesAt: null }));
    await notifyParty(tx, full, otherOf(side), { type: 'review', until: decideBy }, now);
    await askToDecide(tx, full, decideBy, 'review');
  });
}

/** Asks both parties; each may reply once within the time. */
export function ask(adminId: string, id: string, text: string, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const why = notAskableReason(factsOf(full), now);
    if (why && hasSaid(full, ['QUESTION'], 'admin', text)) return;
    if (why === 'early') throw new AppError('too_early', 'Your last question waits for replies.');
    if (why) throw new AppError('bad_transition', 'Nothing is to be decided in this case.');
    await say(tx, full, { kind: 'QUESTION', author: 'admin', text }, now);
    const until = new Date(replyEnd(now));
    await store.updateCase(tx, id, { replyUntil: until, decideBy: dueFrom(until.getTime()) });
    await notifyParties(tx, full, { type: 'question', until }, now);
    await record(
      tx,
      'case_question_asked',
      { role: 'admin', userId: adminId },
      { subject: id, now },
    );
  });
}

function say(
  tx: Transaction,
  { view }: FullCase,
  { kind, author, text }: { kind: StatementKind; author: CaseSide | 'admin'; text: string },
  now: number,
): Promise<void> {
  const row = { caseId: view.case.id, kind, author, body: text, writtenAt: new Date(now) };
  return store.insertStatement(tx, row);
}

/** Whether the newest such text is the same, so that this is a repeated request. */
function hasSaid(
  { parts }: FullCase,
  kinds: readonly StatementKind[],
  author: CaseSide | 'admin',
  text: string,
): boolean {
  const own = parts.statements.filter((one) => one.author === author && kinds.includes(one.kind));
  return own.at(-1)?.body === text;
}
