import 'server-only';
import { randomUUID } from 'node:crypto';
import type { CaseOfferInput } from '@/lib/contract/cases/cases';
import { notOfferableReason, offerEnd, offerNotAnswerableReason } from '@/lib/domain/cases/case';
import { formatPeso } from '@/lib/domain/platform/money';
import { notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { notifyParty } from './notifications-service';
import { type FullCase, factsOf, offerNote, offerPurpose, storedNote } from './serialize';
import { change, moveMoney, otherOf, refuse, requireHeld, sideOf } from './service';
import * as store from './store';

type Offered = Pick<CaseOfferInput, 'refund'> & Partial<Pick<CaseOfferInput, 'note'>>;

export const encryptedNote: EncryptedColumn = {
  table: 'case_offers',
  column: 'note',
  key: ['id'],
  purpose: offerPurpose,
};

/**
 * Offers a refund, with or without a note.
 * @throws AppError invalid_input for more than is held
 */
export function offer(
  owner: store.Owner,
  id: string,
  { refund, note }: Offered,
  now: number,
): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const why = notOfferableReason(facts, side, now);
    const same = (row: store.OfferRow) =>
      row.madeBy === side &&
      row.state === 'OPEN' &&
      row.refund === refund &&
      offerNote(row) === (note ?? null);
    if (why === 'done' && full.parts.offers.some(same)) return;
    refuse(why);
    requireHeld(full, refund);
    // One whose time is over, and which no job has ended yet, stands in nobody's way.
    await store.endOffers(tx, { caseId: id, until: new Date(now) });
    const expiresAt = new Date(offerEnd(now));
    const offerId = randomUUID();
    const times = { madeAt: new Date(now), expiresAt };
    const stored = note ? storedNote(offerId, note) : null;
    const row = { id: offerId, caseId: id, madeBy: side, refund, note: stored };
    await store.insertOffer(tx, { ...row, ...times });
    const told = { type: 'offer', refund, hasNote: stored !== null, until: expiresAt } as const;
    await notifyParty(tx, full, otherOf(side), told, now);
  });
}

/**
 * Answers an offer. Acceptance moves the money at once and settles the case; the party that made it withdraws it with
 * `accepted: false`.
 */
export function answerOffer(
  owner: store.Owner,
  { id, offerId, accepted }: { id: string; offerId: string; accepted: boolean },
  now: number,
): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const found = full.parts.offers.find((one) => one.id === offerId);
    if (!found) throw notFound();
    const { madeBy: by, state, expiresAt } = found;
    const given = accepted ? 'ACCEPTED' : by === side ? 'WITHDRAWN' : 'REFUSED';
    if (state === given && (by !== side || !accepted)) return;
    const facing = { by, state, expiresAt: expiresAt.getTime() };
    refuse(offerNotAnswerableReason(facts, facing, { side, accepted }, now));
    requireMoved(await store.changeOffer(tx, offerId, given, new Date(now)));
    if (accepted) await settle(tx, full, found.refund, now);
    else if (by !== side) {
      const notification = { type: 'offer_refused', refund: found.refund } as const;
      await notifyParty(tx, full, by, notification, now);
    }
  });
}

async function settle(tx: Transaction, full: FullCase, refund: number, now: number) {
  requireHeld(full, refund);
  const { id } = full.view.case;
  await store.endOffers(tx, { caseId: id });
  requireMoved(await store.changeState(tx, id, 'SETTLED', { closedAt: new Date(now) }));
  const reason = `You settled this between yourselves: ${refund > 0 ? `${formatPeso(refund)} back to the client` : 'nothing goes back'}.`;
  await moveMoney(tx, full, { refund, reason, settled: true }, now);
}
