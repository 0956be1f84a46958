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

/** What the state of a removal is read from: the audit log, which nobody can change. */
const EVENTS = [
  'factor_removal_asked',
  'factor_removal_taken_back',
  'second_factor_reset',
  'second_factor_undone',
] as const;

interface AskedRemoval {
  /** The administrator. */
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Whether the removal of an account's factors is asked for, and by whom. One statement. */
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
 * Asks for the removal of the factors of an account, whose owner lost them; how that was made sure of stays as a note. Again by the
 * same administrator begins the time anew.
 *
 * @throws AppError not_found; bad_transition for an account without one, the own or an administrator's, and one that another
 *   administrator asked for
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
 * Removes the factors of an account and signs it out everywhere; its owner is mailed. The password stays, and is asked for.
 *
 * @throws AppError not_found; bad_transition where nobody has asked, or the same administrator
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

/** @throws AppError not_found; bad_transition for the own account or an administrator's */
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

/** A lost second factor, removed by two administrators. */
export const factorRemoval = {
  operations: [askFactorRemoval, approveFactorRemoval, dropFactorRemoval],
} satisfies Pick<Feature, 'operations'>;
