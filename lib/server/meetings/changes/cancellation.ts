import 'server-only';
import type * as z from 'zod';
import type { cancelInput } from '@/lib/contract/meetings/meetings';
import * as contract from '@/lib/contract/meetings/meetings';
import { canCancel, refundOnCancel } from '@/lib/domain/meetings/cancellation';
import type { Colleague } from '@/lib/domain/meetings/hand-over';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { formatPeso } from '@/lib/domain/platform/money';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import { refundGivenUp } from '@/lib/server/payments/refunds/service';
import { AppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { releaseHold } from '../booking/holds';
import { colleaguesNamed, keepColleagues } from '../hand-overs/service';
import { factsOf, partyOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import * as records from '../records/service';
import { meetingOf } from '../records/service';
import { notifyCancelled, renderCancelledMail } from '../reminders/notifications-service';

// Operations

export const cancelMeeting = operation(
  contract.cancelMeeting,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await endMeeting(party, params.id, body, now);
    const { view, files } = await meetingOf(party, params.id);
    return serializeMeeting(view, files, party, now);
  },
);

// Service

type Input = z.output<typeof cancelInput>;

interface Given extends Input {
  /** Colleagues named by a lawyer who declines; undefined for a cancellation without declining. */
  readonly declined: readonly Colleague[] | undefined;
}

/**
 * Ends a meeting: releases an unpaid hold, or cancels a confirmed meeting with the refund due from this party. The
 * time is open at once. A repeat by the same party changes nothing. `also` runs for a confirmed one, in the same
 * transaction.
 * @throws AppError not_found, bad_transition, price_changed, unavailable
 */
export async function endMeeting(
  party: Party,
  id: string,
  input: Input,
  now: number,
  also?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const before = await records.ownRows(database(), id, party);
  const { status } = before.meeting;
  if (status === 'PAYMENT_PENDING' && party.side === 'client' && input.expected_refund == null)
    return releaseHold(id, now);
  // A repeat finds it cancelled: then nobody is named again.
  const declined = status === 'CONFIRMED' ? await declinedBy(party, before, input, now) : undefined;
  const given = { ...input, declined };
  const mail = status === 'CONFIRMED' ? await renderMail(before, party, given, now) : undefined;
  await transaction(async (tx) => {
    if (!(await cancelConfirmed(tx, party, id, given, mail, now))) return;
    await keepColleagues(tx, { meetingId: id }, declined ?? [], now);
    await also?.(tx);
  });
}

/**
 * Returns the colleagues named by a lawyer who declines; undefined for a cancellation without declining.
 * @throws AppError invalid_input, bad_transition
 */
async function declinedBy(
  party: Party,
  { meeting }: records.MeetingRows,
  { decline }: Input,
  now: number,
): Promise<readonly Colleague[] | undefined> {
  if (!decline) return undefined;
  if (party.side === 'client')
    throw new AppError('bad_transition', 'Only the lawyer declines a meeting.');
  if (meeting.kind === 'ENGAGEMENT')
    throw new AppError(
      'bad_transition',
      'A meeting of an agreement can be cancelled or moved, not declined.',
    );
  return colleaguesNamed(party.lawyerId, decline.colleagues, now);
}

/** Renders the mail before the lock is taken, assuming that nothing changes meanwhile. */
async function renderMail(before: records.MeetingRows, party: Party, input: Given, now: number) {
  const { meeting } = before;
  const { owed, ...paid } = await owedFor(database(), meeting, party, now);
  const refund = input.expected_refund ?? owed;
  const cancelled = {
    ...meeting,
    ...changeBy(party, input),
    status: 'CANCELLED' as const,
    icsSequence: meeting.icsSequence + 1,
    icsChangedAt: new Date(now),
  };
  return renderCancelledMail(
    { ...before, meeting: cancelled },
    { by: party.side, refund, ...paid, declined: input.declined, now },
  );
}

function changeBy({ side }: Party, { reason, decline, declined }: Given) {
  const cancelledBy = side === 'client' ? 'CLIENT' : 'LAWYER';
  const declineReason = (declined && decline?.reason) ?? null;
  return { cancelledBy, cancelReason: reason ?? null, declineReason } as const;
}

async function cancelConfirmed(
  tx: Transaction,
  party: Party,
  id: string,
  input: Given,
  mail: Awaited<ReturnType<typeof renderMail>> | undefined,
  now: number,
): Promise<boolean> {
  const { lawyerId } = await records.ownMeeting(tx, id, party);
  await lock(tx, 'lawyer', lawyerId);
  const meeting = await records.ownMeeting(tx, id, party);
  const change = changeBy(party, input);
  if (meeting.status === 'CANCELLED' && meeting.cancelledBy === change.cancelledBy) return false;
  // Whoever expects no sum at all means a hold: it was paid, or ended, meanwhile.
  if (
    meeting.status !== 'CONFIRMED' ||
    !canCancel(factsOf(meeting), party.side, now) ||
    input.expected_refund === null
  ) {
    throw notCancellable();
  }
  const { owed, ...paid } = await owedFor(tx, meeting, party, now);
  if (input.expected_refund !== undefined && input.expected_refund !== owed) {
    throw new AppError('price_changed', `Cancelling now refunds ${formatPeso(owed)}.`);
  }
  const only = ['CONFIRMED'] as const;
  if (!(await records.changeStatusOf(tx, id, 'CANCELLED', { only, ...change })))
    throw notCancellable();
  await records.raiseSequence(tx, id, new Date(now));
  if (owed > 0) await refundGivenUp(tx, { type: 'meeting', id }, now);
  const { declined } = input;
  await notifyCancelled(tx, id, { by: party.side, refund: owed, ...paid, declined, now }, mail);
  return true;
}

function notCancellable(): AppError {
  return new AppError('bad_transition', 'This meeting can no longer be cancelled.');
}

async function owedFor(
  exec: Executor,
  meeting: records.MeetingRow,
  { side }: Party,
  now: number,
): Promise<{ owed: number; method: PaymentMethod | null; byPayer: boolean }> {
  const payment = (await paymentsOf(exec, 'meeting', [meeting.id])).get(meeting.id);
  const owed = refundOnCancel(factsOf(meeting), side, payment?.refundable ?? 0, now);
  return { owed, method: payment?.method ?? null, byPayer: payment?.byPayer ?? false };
}

// Feature

export const cancelling: Pick<Feature, 'operations'> = {
  operations: [cancelMeeting],
};
