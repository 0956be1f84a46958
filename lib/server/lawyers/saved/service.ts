import 'server-only';
import type { ChosenLawyer } from '@/lib/contract/lawyers/saved-lawyers';
import { MAX_SAVED, readSaved, SAVED_COOKIE } from '@/lib/domain/lawyers/saved-lawyers';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { cookieLine, readCookie } from '@/lib/server/platform/session/cookie';
import type { AccountHooks, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { isHandle } from '../profiles/policy';
import { lawyerCard } from '../profiles/serialize';
import { findVisible, withCards } from '../profiles/service';
import * as store from './store';

/** Returns the public data of these lawyers, in order; null for those not visible. One statement. */
export async function chosen(ids: readonly string[], now: number): Promise<ChosenLawyer[]> {
  const found = await withCards(
    ids.map((lawyerId) => ({ lawyerId, exact: true })),
    now,
  );
  const cards = new Map(found.map((lawyer) => [lawyer.card.id, lawyer]));
  return ids.map((id) => {
    const lawyer = cards.get(id);
    return { lawyer_id: id, lawyer: lawyer ? lawyerCard(lawyer, now) : null };
  });
}

/** Returns the saved lawyers, the latest first. */
export function savedBy(userId: string) {
  return store.findSaved(database(), userId);
}

/**
 * Saves a lawyer for a client. Idempotent.
 * @throws AppError not_found for a lawyer clients cannot see; bad_transition when the list is full
 */
export async function saveOne(userId: string, lawyerId: string, now: number): Promise<void> {
  if (!(await findVisible(database(), lawyerId))) throw notFound();
  await transaction(async (tx) => {
    await lock(tx, 'client', userId);
    const left = await save(tx, userId, [lawyerId], now);
    if (left < 0)
      throw new AppError(
        'bad_transition',
        `You can save ${MAX_SAVED} lawyers. Remove one to save another.`,
      );
  });
}

/**
 * Removes a saved lawyer.
 * @throws AppError not_found where there never was such a lawyer
 */
export async function forgetOne(userId: string, lawyerId: string): Promise<void> {
  if (!isHandle(lawyerId) || !(await store.isLawyer(database(), lawyerId))) throw notFound();
  await store.deleteSaved(database(), userId, lawyerId);
}

/**
 * Saves lawyers for a client in order, as many as fit; those already saved keep their position. The caller holds the
 * lock of the client. Returns the remaining room, negative if some did not fit.
 */
async function save(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const known = new Set((await store.findSaved(tx, userId)).map(({ lawyerId }) => lawyerId));
  const added = ids.filter((id) => !known.has(id));
  const room = MAX_SAVED - known.size;
  await store.insertSaved(tx, userId, added.slice(0, Math.max(0, room)), now);
  return room - added.length;
}

/** Moves the lawyers saved on a device into the account that signs in or up on it. */
export const carrySaved: NonNullable<AccountHooks['entered']> = async (user, browser) => {
  const onDevice = readSaved(readCookie(browser.header('cookie'), SAVED_COOKIE));
  if (onDevice.length === 0 || user.type !== 'CUSTOMER') return;
  await transaction(async (tx) => {
    await lock(tx, 'client', user.id);
    // The first saved is the last of the list, as it was on the device.
    await save(tx, user.id, (await store.visibleOf(tx, onDevice)).toReversed(), browser.now);
  });
  browser.reply.setCookie(cookieLine(SAVED_COOKIE, '', 0, false));
};

export async function exportedSaved(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const saved = await store.findSaved(exec, userId);
  const data = saved.map(({ lawyerId, savedAt }) => ({ lawyer: lawyerId, saved_at: savedAt }));
  return data.length > 0 ? { name: 'saved_lawyers', data } : undefined;
}

export async function eraseSaved(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
