import 'server-only';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { mailVerification } from '@/lib/server/accounts/authentication/service';
import { hasFactor } from '@/lib/server/accounts/second-factor/service';
import { restoreAccount, suspendAccount } from '@/lib/server/accounts/suspension/suspension';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { meetingsAhead, queueCancellations } from '@/lib/server/meetings/changes/suspension';
import { listDeclarations } from '@/lib/server/payments/tax/declarations-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { revokeSessions, sessionFigures } from '@/lib/server/platform/session/service';
import { agreementsAhead, queueWithdrawals } from '@/lib/server/work-items/payments/suspension';
import { openRemoval } from './factor-removal';
import { canChange, requireChangeable } from './permission-service';
import * as store from './store';

const by = (actor: Actor) => ({ role: 'admin', userId: actor.id }) as const;

/** Returns a page of the accounts. The audit log records a search, but not its text. Three statements at most. */
export async function usersPage(
  actor: Actor,
  asked: Parameters<typeof store.listUsers>[1],
  page: number,
  now: number,
) {
  const { rows, total } = await store.listUsers(database(), asked, page);
  const about = { subject: 'search', detail: `${total} found`, now };
  if (asked.q !== undefined) await record(database(), 'search_made', by(actor), about);
  return { rows, total, page, hasMore: (page + 1) * PAGE_SIZE < total };
}

export type UserView = Awaited<ReturnType<typeof viewUser>>;

/**
 * Returns the facts of an account, and records the view in the audit log.
 * @throws AppError not_found
 */
export async function viewUser(actor: Actor, id: string, now: number) {
  const user = await store.findUser(database(), id);
  if (!user) throw notFound();
  await record(database(), 'user_viewed', by(actor), { subject: id, now });
  const lawyer = await store.findLawyer(database(), id);
  const [figures, sessions, ahead, declarations, asked, has] = await Promise.all([
    store.figuresOf(database(), id, lawyer?.id ?? null),
    sessionFigures(user, now),
    lawyer ? aheadOf(database(), lawyer.id, now) : null,
    lawyer ? listDeclarations(database(), lawyer.id) : [],
    openRemoval(database(), id, now),
    hasFactor(database(), id),
  ]);
  const own = actor.id === id;
  const removal = asked && {
    ...asked,
    mine: asked.askedBy === actor.id,
    name: await store.nameOf(database(), asked.askedBy),
  };
  const factor = { has, removal };
  const may = canChange(actor, user);
  return { user, lawyer, declarations, figures, sessions, ahead, own, factor, canChange: may };
}

export type Ahead = Awaited<ReturnType<typeof aheadOf>>;

async function aheadOf(exec: Executor, lawyerId: string, now: number) {
  const meetings = await meetingsAhead(exec, lawyerId, now);
  return { ...meetings, ...(await agreementsAhead(exec, lawyerId)) };
}

interface Suspension {
  readonly reason: string;
  readonly cancels: boolean;
}

/**
 * Suspends an account. A lawyer is hidden from clients from the commit on and cannot be booked; on request jobs
 * cancel future meetings, also for an account that was suspended before. Returns the time of suspension and the
 * future meetings.
 * @throws AppError not_found, or bad_transition for an administrator's account
 */
export async function suspend(
  actor: Actor,
  id: string,
  { reason, cancels }: Suspension,
  now: number,
): Promise<{ since: Date; ahead: Ahead | null }> {
  return transaction(async (tx) => {
    const lawyer = await store.findLawyer(tx, id);
    // Bookings that are under way are seen below, or find the lawyer suspended.
    if (lawyer) await lock(tx, 'lawyer', lawyer.id);
    const before = await requireChangeable(tx, actor, id);
    const isNew = await suspendAccount(tx, id, reason, now);
    if (lawyer && isNew) await profilesChanged(tx, lawyer.id);
    const ahead = lawyer ? await aheadOf(tx, lawyer.id, now) : null;
    const cancelled = lawyer && cancels;
    if (cancelled) {
      await queueCancellations(tx, lawyer.id, now);
      await queueWithdrawals(tx, lawyer.id);
    }
    if (isNew || cancelled) {
      const detail = cancelled ? 'cancel_meetings' : undefined;
      await record(tx, 'user_suspended', by(actor), { subject: id, detail, now });
    }
    return { since: before.suspendedAt ?? new Date(now), ahead };
  });
}

/**
 * Restores an account; a lawyer who was public is shown again. A repeat changes nothing.
 * @throws AppError not_found, or bad_transition for an administrator's account
 */
export async function restore(actor: Actor, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await requireChangeable(tx, actor, id);
    if (!(await restoreAccount(tx, id))) return;
    const lawyer = await store.findLawyer(tx, id);
    if (lawyer) await profilesChanged(tx, lawyer.id);
    await record(tx, 'user_restored', by(actor), { subject: id, now });
  });
}

/**
 * Signs an account out on every device.
 *
 * @throws AppError not_found, or bad_transition for an administrator's account
 */
export async function signOut(actor: Actor, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await requireChangeable(tx, actor, id);
    await revokeSessions(tx, id, null, now);
    await record(tx, 'user_signed_out', by(actor), { subject: id, now });
  });
}

/**
 * Mails an unverified address another link.
 *
 * @throws AppError not_found; bad_transition for a verified address, a suspended or an administrator's account;
 *   rate_limited
 */
export async function resendVerification(actor: Actor, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const user = await requireChangeable(tx, actor, id);
    if (user.emailVerifiedAt) throw new AppError('bad_transition', 'This address is verified.');
    if (user.suspendedAt) throw new AppError('bad_transition', 'This account is suspended.');
    await mailVerification(tx, user, now);
    await record(tx, 'verification_mail_resent', by(actor), { subject: id, now });
  });
}
