import 'server-only';
import { isSuspended } from '@/lib/server/accounts/suspension/suspension';
import { newKey } from '@/lib/server/adapters/storage/port';
import { recordEvent } from '@/lib/server/lawyers/events/deliveries-service';
import { findVisible } from '@/lib/server/lawyers/profiles/service';
import { discardFiles, storeFile } from '@/lib/server/media/stored-files/service';
import { AppError } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { acceptedPdf } from '../proposals/documents-service';
import { lockedOwn } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as store from './acceptance-store';
import * as holds from './holds';
import * as milestones from './milestones-service';

interface Client extends holds.Payer {
  /** Client address of the request; recorded with the acceptance. */
  readonly address: string;
}

interface Signature {
  readonly version: number;
  readonly name: string;
}

/**
 * Accepts the version that the client read and returns the gateway's page for its first payment. A repeat with the
 * same request key finds the first result, also after a crash between the two. Source: docs/contract/work-items.md,
 * Acceptance.
 * @throws AppError version_changed when the lawyer changed it meanwhile; bad_transition when it can't be accepted
 * (any more)
 */
export async function acceptProposal(
  client: Client,
  id: string,
  signature: Signature,
  requestKey: string | null,
  now: number,
): Promise<string> {
  const { item } = await records.ownRows(database(), partyOf(client), id);
  const first = milestones.partOf(await milestones.firstOf(database(), id));
  if (!(await acceptedBefore(database(), client, item, requestKey)))
    await accept(client, id, signature, requestKey, now);
  return holds.openCheckout(first, now);
}

async function accept(
  client: Client,
  id: string,
  signature: Signature,
  requestKey: string | null,
  now: number,
): Promise<void> {
  const before = await records.ownRows(database(), partyOf(client), id);
  requireAcceptable(before, signature.version, now);
  if (await isSuspended(database(), before.lawyer.userId)) throw gone();
  if (before.order && !(await findVisible(database(), before.lawyer.id)))
    throw new AppError('bad_transition', 'This lawyer takes no orders at the moment.');
  const first = await milestones.firstOf(database(), id);
  await holds.requireAnyMethod(first.amount + before.item.platformFee);
  const proof = await storePdf(client, id, signature, now);
  const isNew = await transaction(async (tx) => {
    const rows = await lockedOwn(tx, partyOf(client), id);
    if (await acceptedBefore(tx, client, rows.item, requestKey)) return false;
    requireAcceptable(rows, signature.version, now);
    await store.insertAcceptance(tx, {
      workItemId: id,
      clientId: client.id,
      requestKey,
      address: client.address,
      ...signature,
      ...proof,
      acceptedAt: new Date(now),
    });
    await startFirst(tx, client, rows, now);
    return true;
  }).catch(async (error) => {
    await discardFiles([proof.storageKey]);
    throw error;
  });
  if (!isNew) await discardFiles([proof.storageKey]);
}

async function startFirst(
  tx: Transaction,
  client: Client,
  rows: records.WorkItemRows,
  now: number,
): Promise<void> {
  const { id, platformFee } = rows.item;
  const at = new Date(now);
  const change = { only: ['PROPOSAL'], acceptedAt: at, updatedAt: at } as const;
  if (!(await records.changeStatusOf(tx, id, 'PAYMENT_PENDING', change))) throw gone();
  const first = await milestones.firstOf(tx, id);
  const until = await holds.holdUntil(tx, client, now);
  await milestones.startPayment(tx, first, platformFee, until, now);
  await notifyParties(tx, rows, { type: 'accepted' }, now);
  // An order reaches its lawyer with the payment.
  if (rows.order) return;
  const data = { work_item_id: id, status: 'PAYMENT_PENDING' };
  await recordEvent(tx, { lawyerId: rows.lawyer.id }, { type: 'agreement.accepted', data });
}

/** Draws and stores the accepted agreement before the transaction, so that nothing waits for it under a lock. */
async function storePdf(client: Client, id: string, { version, name }: Signature, now: number) {
  const agreed = await records.findVersion(database(), id, version);
  if (!agreed) throw gone();
  const { sha256 } = agreed;
  const acceptance = { name, address: client.address, acceptedAt: new Date(now) };
  const pdf = await acceptedPdf({ terms: agreed.terms, version, sha256, acceptance });
  const storageKey = newKey('agreements');
  await storeFile(storageKey, pdf.bytes, { contentType: 'application/pdf' });
  return { sha256, pdfSha256: pdf.sha256, storageKey };
}

async function acceptedBefore(
  exec: Executor,
  { id: clientId }: Client,
  item: records.WorkItemRows['item'],
  requestKey: string | null,
): Promise<boolean> {
  const own = requestKey && (await store.findByRequestKey(exec, clientId, requestKey));
  if (!own) return false;
  if (own.workItemId !== item.id)
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another request.',
    );
  if (item.status !== 'PAYMENT_PENDING')
    throw new AppError('bad_transition', 'The time to pay is over. Please open it again.');
  return true;
}

function requireAcceptable(rows: records.WorkItemRows, read: number, now: number): void {
  const { version, expiresAt } = rows.item;
  requireAllowed('accept', 'client', rows);
  if (version !== read)
    throw new AppError(
      'version_changed',
      'The lawyer has changed this proposal. Please read it again before you accept it.',
    );
  if (!expiresAt || expiresAt.getTime() <= now) throw gone();
}

function gone(): AppError {
  return new AppError('bad_transition', 'This proposal can no longer be accepted.');
}

function partyOf({ id }: Client) {
  return { side: 'client', userId: id } as const;
}

/** Returns when the client accepted the present version; null when another one was accepted last, or none. */
export async function acceptedAt(
  exec: Executor,
  { id, version }: Pick<records.WorkItemRows['item'], 'id' | 'version'>,
): Promise<Date | null> {
  const newest = await store.findNewest(exec, id);
  return newest?.version === version ? newest.acceptedAt : null;
}
