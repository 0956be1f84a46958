import 'server-only';
import type * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  type newWorkItem,
  pastDays,
  type WorkItemEdit,
} from '@/lib/contract/work-items/work-items';
import type { Party } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import type { WorkItemAction, WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { requireClient } from '@/lib/server/meetings/clients/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { removeFilesOf } from '../files/service';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as store from './store';
import { termsOf } from './terms-serialize';
import {
  columnsOf,
  editTerms,
  findNames,
  replaceServices,
  sendTerms,
  writeTerms,
} from './terms-service';

interface RequestedChange {
  readonly status?: 'DRAFT' | 'PROPOSAL' | undefined;
  readonly edit?: unknown;
}

type LawyerParty = Party & { side: 'lawyer' };

interface Change {
  readonly status?: 'DRAFT' | 'PROPOSAL';
  readonly edit?: WorkItemEdit;
  readonly version?: number;
}

/** An agreement that is about to be written. */
type PreparedItem = Awaited<ReturnType<typeof prepareItem>>;

/**
 * Makes the terms of a new agreement for an own client, and counts it against the limit.
 *
 * @throws AppError not_found for whoever is no client; invalid_input for a day that is over; rate_limited
 */
export async function prepareItem(
  { lawyerId, userId }: LawyerParty,
  input: z.output<typeof newWorkItem>,
  now: number,
) {
  refusePast(input, now);
  await requireClient(lawyerId, input.client_id);
  const parties = await findNames(database(), lawyerId, input.client_id);
  if (!parties) throw notFound();
  await consumeRateLimit('agreement_changes_account', userId);
  const { platform_fee: platformFee } = await paymentSettings(database());
  return { lawyerId, input, terms: termsOf(input, parties, platformFee) };
}

/** Writes an agreement, as a draft or sent at once. Answers its id. */
export async function create(
  tx: Transaction,
  { lawyerId, input, terms }: PreparedItem,
  now: number,
): Promise<string> {
  const at = new Date(now);
  const id = await store.insertItem(tx, {
    lawyerId,
    clientId: input.client_id,
    status: 'DRAFT',
    version: 1,
    ...columnsOf(terms),
    expiryDays: input.expires_in_days,
    createdAt: at,
    updatedAt: at,
  });
  await writeTerms(tx, id, 1, terms, now);
  await replaceServices(tx, id, input.additional_services, at);
  const rows = await records.lockedRowsOf(tx, id);
  if (input.status === 'PROPOSAL') await send(tx, rows, now);
  else await records.publishWorkItem(tx, rows);
  return id;
}

/**
 * Applies a lawyer's change of an own agreement: other terms, another state, or both. Where its version is not the
 * one that the change began with, nothing is changed.
 * @throws AppError not_found, bad_transition, version_changed, rate_limited; invalid_input for a day that is over, or
 * a price that is not the sum of the milestones
 */
export async function change(
  party: LawyerParty,
  id: string,
  input: Change,
  now: number,
): Promise<void> {
  const before = await records.ownRows(database(), party, id);
  requireChange(before, input);
  if (input.edit) refusePast(input.edit, now);
  const reachesClient = input.status === 'PROPOSAL' || before.item.status === 'PROPOSAL';
  await consumeRateLimit(
    reachesClient ? 'agreement_changes_account' : 'agreement_drafts_account',
    party.userId,
  );
  await transaction(async (tx) => {
    const rows = await records.lockedRows(tx, party, id);
    requireChange(rows, input);
    for (const action of actionsFor(rows.item.status, input)) {
      // As the action before left it.
      const current = await records.lockedRows(tx, party, id);
      if (action === 'withdraw') await withdraw(tx, current, now);
      else if (action === 'send') await send(tx, current, now);
      else if (input.edit) await editTerms(tx, current, input.edit, now);
    }
  });
}

/** @throws AppError invalid_input for each day that is over */
function refusePast(edit: WorkItemEdit, now: number): void {
  const over = pastDays(edit, dayKey(now));
  if (over.length === 0) return;
  const fields = Object.fromEntries(over.map((path) => [path.join('.'), FIELD_COPY.pastDay]));
  throw new AppError('invalid_input', FIELD_COPY.pastDay, { fields });
}

function requireChange(rows: records.WorkItemRows, { version, ...wanted }: Change): void {
  const { item } = rows;
  for (const action of actionsFor(item.status, wanted)) requireAllowed(action, 'lawyer', rows);
  if (version !== undefined && version !== item.version)
    throw new AppError('version_changed', 'The agreement was changed meanwhile.');
}

async function send(
  tx: Transaction,
  { item, ...people }: records.WorkItemRows,
  now: number,
): Promise<void> {
  if (people.client.deleted)
    throw new AppError('bad_transition', 'This client has deleted their account.');
  const sent = await sendTerms(tx, item, now);
  if (!(await records.changeStatusOf(tx, item.id, 'PROPOSAL', { only: ['DRAFT'], ...sent })))
    throw new Error('a locked draft was not sent');
  const rows = { item: { ...item, ...sent, status: 'PROPOSAL' as const }, ...people };
  await notifyParties(tx, rows, { type: 'sent' }, now);
}

/** Turns a locked proposal back into a draft. */
export async function withdraw(
  tx: Transaction,
  rows: records.WorkItemRows,
  now: number,
): Promise<void> {
  if (!(await records.changeStatusOf(tx, rows.item.id, 'DRAFT')))
    throw new Error('a locked proposal was not withdrawn');
  await notifyParties(tx, rows, { type: 'withdrawn' }, now);
}

/**
 * Declines a proposal for the client.
 * @throws AppError not_found, bad_transition
 */
export async function decline(
  party: Party,
  id: string,
  reason: string | undefined,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const rows = await records.lockedRows(tx, party, id);
    requireAllowed('reject', party.side, rows);
    const moved = await records.changeStatusOf(tx, id, 'REJECTED', {
      only: ['PROPOSAL'],
      rejectedBy: 'CLIENT',
      rejectedReason: reason,
      rejectedAt: new Date(now),
    });
    if (!moved) throw new Error('a locked proposal was not declined');
    if (rows.order) await removeFilesOf(tx, id);
    await notifyParties(tx, rows, { type: 'declined' }, now);
  });
}

/**
 * Deletes a draft. One whose payment was begun before it was withdrawn stays, since the books refer to it.
 * @throws AppError not_found, bad_transition
 */
export async function remove(party: LawyerParty, id: string): Promise<void> {
  await transaction(async (tx) => {
    const rows = await records.lockedRows(tx, party, id);
    requireAllowed('delete', 'lawyer', rows);
    if (await store.wasAccepted(tx, id))
      throw new AppError('bad_transition', 'This agreement was accepted once, so it is kept.');
    await removeFilesOf(tx, id);
    await store.deleteItem(tx, id);
    await records.publishWorkItem(tx, rows);
  });
}

/**
 * Refuses a client's change of an agreement: a client can only answer it.
 * @throws AppError not_found, bad_transition
 */
export async function refuseChange(party: Party, id: string): Promise<never> {
  await records.ownRows(database(), party, id);
  throw new AppError('bad_transition', 'An agreement is changed by its lawyer.');
}

/**
 * Returns the actions of a lawyer's change in this state, in order. Requesting the present state does nothing where
 * terms are sent along, and is an invalid transition where they are missing.
 */
function actionsFor(from: WorkItemStatus, { status, edit }: RequestedChange): WorkItemAction[] {
  if (status === undefined || (status === from && edit)) return ['edit'];
  const edits: WorkItemAction[] = edit ? ['edit'] : [];
  // What is withdrawn is changed as a draft.
  return status === 'DRAFT' ? ['withdraw', ...edits] : [...edits, 'send'];
}
