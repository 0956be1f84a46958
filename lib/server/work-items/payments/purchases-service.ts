import 'server-only';
import type * as z from 'zod';
import type { newService } from '@/lib/contract/work-items/services';
import type { Party } from '@/lib/domain/meetings/meeting';
import { MAX_SERVICES } from '@/lib/domain/work-items/work-item';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { changed, lockedOwn } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as holds from './holds';
import * as store from './purchases-store';

export async function addService(
  tx: Transaction,
  party: Party,
  id: string,
  service: z.output<typeof newService>,
  now: number,
): Promise<string> {
  const rows = await lockedOwn(tx, party, id);
  requireAllowed('add_service', party.side, rows);
  const { count, last } = await store.placesOf(tx, id);
  if (count >= MAX_SERVICES) throw refused(`An agreement offers at most ${MAX_SERVICES} services.`);
  const place = { workItemId: id, position: last + 1, createdAt: new Date(now) };
  const made = await store.insertService(tx, { ...service, ...place });
  await notifyParties(tx, rows, { type: 'service_offered', part: made.id }, now);
  return made.id;
}

/** Removes a service that is neither bought nor being bought. */
export function removeService(
  party: Party,
  id: string,
  childId: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    const [service] = await store.findServices(tx, id, [childId]);
    if (!service) throw notFound();
    requireAllowed('remove_service', party.side, rows);
    if (service.purchaseId) throw refused('This service is bought, or is being bought.');
    await store.deleteService(tx, childId);
    await changed(tx, rows, now);
  });
}

/**
 * Starts one payment for unsold services, and returns the gateway's page. A repeat with the same request key finds
 * the first result.
 */
export async function purchaseServices(
  payer: holds.Payer,
  id: string,
  serviceIds: readonly string[],
  requestKey: string | null,
  now: number,
): Promise<string> {
  const party = { side: 'client', userId: payer.id } as const;
  const rows = await records.ownRows(database(), party, id);
  const ids = [...new Set(serviceIds)];
  const purchase =
    (await boughtBefore(database(), id, requestKey)) ??
    (await buy(payer, rows, ids, requestKey, now));
  return holds.openCheckout(partOf(purchase), now);
}

async function buy(
  payer: holds.Payer,
  before: records.WorkItemRows,
  ids: readonly string[],
  requestKey: string | null,
  now: number,
): Promise<store.PurchaseRow> {
  const party = { side: 'client', userId: payer.id } as const;
  const { id, platformFee } = before.item;
  requireAllowed('purchase', 'client', before);
  // Those whose time is over wait for their jobs no longer.
  for (const claim of await store.findClaims(database(), id, ids))
    if (claim.status === 'PAYMENT_PENDING') await holds.expireHold(partOf(claim), now);
  await holds.requireAnyMethod(priceOf(await forSale(database(), id, ids)) + platformFee);
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    const twin = await boughtBefore(tx, id, requestKey);
    if (twin) return twin;
    requireAllowed('purchase', 'client', rows);
    const purchase = await store.insertPurchase(tx, {
      workItemId: id,
      status: 'PAYMENT_PENDING',
      serviceIds: [...ids],
      requestKey,
      price: priceOf(await forSale(tx, id, ids)),
      platformFee,
      holdExpiresAt: await holds.holdUntil(tx, payer, now),
      createdAt: new Date(now),
    });
    await store.claimServices(tx, purchase.id, ids);
    await holds.addPayment(tx, partOf(purchase), purchase, purchase.holdExpiresAt);
    await changed(tx, rows, now);
    return purchase;
  });
}

/** Returns the services of the agreement that can be bought now, all of them or none. */
async function forSale(
  exec: Executor,
  itemId: string,
  ids: readonly string[],
): Promise<store.ServiceRow[]> {
  const services = await store.findServices(exec, itemId, ids);
  if (services.length !== ids.length) throw notFound();
  if (services.some(({ purchaseId }) => purchaseId !== null))
    throw refused('One of these services is bought, or is being bought.');
  return services;
}

function priceOf(services: readonly store.ServiceRow[]): number {
  return services.reduce((sum, { price }) => sum + price, 0);
}

/** Returns the purchase of this very request, while its payment is held. */
async function boughtBefore(
  exec: Executor,
  itemId: string,
  requestKey: string | null,
): Promise<store.PurchaseRow | undefined> {
  const own = requestKey ? await store.findByRequestKey(exec, itemId, requestKey) : undefined;
  if (own && own.status !== 'PAYMENT_PENDING')
    throw refused(
      own.status === 'PURCHASED' ? 'This is paid already.' : 'The time to pay is over.',
    );
  return own;
}

/** @throws Error when there is none */
export async function requirePurchase(exec: Executor, id: string): Promise<store.PurchaseRow> {
  const purchase = await store.findPurchase(exec, id);
  if (!purchase) throw new Error('purchase not found');
  return purchase;
}

/**
 * Claims all services of a purchase for it, even after it expired; false when one is gone or another purchase has it.
 */
export async function claimAll(
  tx: Transaction,
  { id, workItemId, serviceIds }: store.PurchaseRow,
): Promise<boolean> {
  const services = await store.findServices(tx, workItemId, serviceIds);
  const free = services.filter(({ purchaseId }) => purchaseId === null || purchaseId === id);
  if (free.length !== serviceIds.length) return false;
  await store.claimServices(tx, id, serviceIds);
  return true;
}

export function partOf({ id }: Pick<store.PurchaseRow, 'id'>) {
  return { type: 'service_purchase', id } as const;
}

function refused(message: string): AppError {
  return new AppError('bad_transition', message);
}

export type { PurchaseRow } from './purchases-store';
export { changeStatus, freeServices, isBuying } from './purchases-store';
