import 'server-only';
import { randomUUID } from 'node:crypto';
import * as contract from '@/lib/contract/admin/factor-removal';
import { FACTOR_REMOVAL_HOURS } from '@/lib/domain/accounts/second-factor';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { notifyOfRemoval } from '@/lib/server/accounts/second-factor/mails';
import { hasFactor, removeFactors } from '@/lib/server/accounts/second-factor/service';
import { AppError } from '@/lib/server/platform/app-error';
import { lastEvent, record } from '@/lib/server/platform/audit/service';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { revokeSessions } from '@/lib/server/platform/session/service';
import type { Feature } from '@/lib/server/registry/feature';
import { addNote } from './notes-service';
import { requireChangeable } from './permission-service';

// Operations

export const askFactorRemoval = operation(
  contract.askFactorRemoval,
  async ({ actor, params, body, now }) => {
    await ask(actor, params.id, body.reason, now);
    return undefined;
  },
);

export const approveFactorRemoval = operation(
  contract.approveFactorRemoval,
  async ({ actor, params, now }) => {
    await approve(actor, params.id, now);
    return undefined;
  },
);

export const dropFactorRemoval = operation(
  contract.dropFactorRemoval,
  async ({ actor, params, now }) => {
    await drop(actor, params.id, now);
    return undefined;
  },
);

// Service

const by = (actor: Actor) => ({ role: 'admin', userId: actor.id }) as const;

const EVENTS = [
  'factor_removal_asked',
  'factor_removal_taken_back',
  'second_factor_reset',
  'second_factor_undone',
] as const;

interface AskedRemoval {
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Finds the open request to remove an account's factors, and who made it. One statement. */
export async function openRemoval(
  exec: Executor,
  userId: string,
  now: number,
): Promise<AskedRemoval | null> {
  const last = await lastEvent(exec, userId, EVENTS);
  if (last?.event !== 'factor_removal_asked' || !last.userId) return null;
  if (last.at.getTime() <= now - FACTOR_REMOVAL_HOURS * HOUR_MS) return null;
  return { askedBy: last.userId, askedAt: last.at };
}

/**
 * Requests the removal of an account's second factors after their loss; how the owner was verified is stored as a
 * note. A repeat by the same administrator restarts the period.
 * @throws AppError not_found; bad_transition for an account without one, the administrator's own or another
 * administrator's, or when another administrator has requested it
 */
async function ask(actor: Actor, id: string, reason: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await requireChangeable(tx, actor, id);
    await requireFactorOf(tx, id);
    const open = await openRemoval(tx, id, now);
    if (open && open.askedBy !== actor.id)
      throw new AppError('bad_transition', 'Another administrator has asked for it already.');
    await record(tx, 'factor_removal_asked', by(actor), { subject: id, now });
  });
  const text = `Second factor to be removed: ${reason}`;
  await addNote(actor, { userId: id, id: randomUUID(), text }, now);
}

/**
 * Removes the factors of an account, ends its sessions and mails its owner. The password stays valid and is asked
 * for.
 * @throws AppError not_found; bad_transition without a request, or when the same administrator made it
 */
function approve(actor: Actor, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const user = await requireChangeable(tx, actor, id);
    await requireFactorOf(tx, id);
    const open = await openRemoval(tx, id, now);
    if (!open) throw new AppError('bad_transition', 'Nobody has asked for it within 72 hours.');
    if (open.askedBy === actor.id)
      throw new AppError('bad_transition', 'Another administrator has to agree.');
    await removeFactors(tx, id);
    await revokeSessions(tx, id, null, now);
    await record(tx, 'second_factor_reset', by(actor), { subject: id, detail: open.askedBy, now });
    if (user.emailVerifiedAt) await notifyOfRemoval(tx, user, now);
  });
}

/**
 * Withdraws the request.
 * @throws AppError not_found; bad_transition for the own account or an administrator's
 */
function drop(actor: Actor, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    await requireChangeable(tx, actor, id);
    if (await openRemoval(tx, id, now))
      await record(tx, 'factor_removal_taken_back', by(actor), { subject: id, now });
  });
}

async function requireFactorOf(tx: Transaction, id: string): Promise<void> {
  if (!(await hasFactor(tx, id)))
    throw new AppError('bad_transition', 'This account has no second factor.');
}

// Feature

export const factorRemoval = {
  operations: [askFactorRemoval, approveFactorRemoval, dropFactorRemoval],
} satisfies Pick<Feature, 'operations'>;
