import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  INVITATION_DAYS,
  MAX_MEMBERS,
  MAX_PRACTICES,
  type MemberRight,
} from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { confirmAddress } from '@/lib/server/accounts/authentication/service';
import { requireOwnFactor } from '@/lib/server/accounts/second-factor/service';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import { switchPractice } from '@/lib/server/platform/session/service';
import { endedMail, invitationMail, joinedMail } from './mails';
import * as store from './store';

const ENDED_SHOWN = 50;
const ACTIVITY_PER_PAGE = 50;

export type Member = Awaited<ReturnType<typeof store.findMembers>>[number];

export function membersOf(lawyerId: string): Promise<Member[]> {
  return store.findMembers(database(), lawyerId, ENDED_SHOWN);
}

/**
 * Returns a member.
 * @throws AppError not_found for a member of another practice
 */
async function memberOf(lawyerId: string, id: string): Promise<Member> {
  const found = await store.findMember(database(), lawyerId, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Invites an address to work for the practice of a lawyer whose IDs are checked. If it already has an open invitation
 * or membership here, that one gets the rights, and nothing is mailed.
 * @throws AppError bad_transition for the own address, past the maximum number of members, and while the IDs are not
 * checked; rate_limited
 */
export async function invite(
  lawyerId: string,
  input: { email: string; rights: MemberRight[] },
  now: number,
): Promise<Member> {
  const lawyer = await requireLawyer(lawyerId);
  if (!lawyer.ibpVerifiedAt)
    throw new AppError('bad_transition', 'You can invite members once your IDs are checked.');
  if (lawyer.email.toLowerCase() === input.email.toLowerCase())
    throw new AppError('bad_transition', 'This is your own address.');
  const open = await store.findOpenByAddress(database(), lawyerId, input.email);
  if (!open) await consumeRateLimit('member_invitations_account', lawyer.userId);
  const { link, mail } = await newLink(input.email, lawyer.displayName, now);
  const id = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const known = await store.findOpenByAddress(tx, lawyerId, input.email);
    if (known) {
      if (!(await store.setMember(tx, known, { rights: input.rights }))) throw hasEnded();
      return known.id;
    }
    if ((await store.countOpen(tx, lawyerId)) >= MAX_MEMBERS)
      throw new AppError('bad_transition', `A practice has at most ${MAX_MEMBERS} members.`);
    const added = await store.insertMember(tx, { lawyerId, ...input, ...link });
    await queueMail(tx, mail);
    logSecurity('practice_member_invited', { account: lawyer.userId, subject: added.id });
    return added.id;
  });
  return memberOf(lawyerId, id);
}

async function requireLawyer(lawyerId: string) {
  const lawyer = await store.findLawyer(database(), lawyerId);
  if (!lawyer) throw notFound();
  return lawyer;
}

/** Creates a link with its mail, rendered before any lock is taken. */
async function newLink(to: string, lawyerName: string, now: number) {
  const token = newToken();
  const tokenHash = hashToken(token);
  const content = await invitationMail({
    lawyerName,
    link: `${env.SITE_URL}/join-practice/${token}`,
  });
  return {
    link: {
      tokenHash,
      invitedAt: new Date(now),
      expiresAt: new Date(now + INVITATION_DAYS * DAY_MS),
    },
    mail: {
      to,
      template: 'practice-invitation',
      dedupeKey: `practice-invitation:${tokenHash}`,
      content,
    },
  };
}

/**
 * Changes a member's rights, effective with the next request.
 * @throws AppError not_found; bad_transition for a membership that has ended
 */
export async function change(
  lawyerId: string,
  id: string,
  input: { rights: MemberRight[]; notices: boolean },
): Promise<Member> {
  const { member } = await memberOf(lawyerId, id);
  await transaction(async (tx) => {
    if (!(await store.setMember(tx, { id, lawyerId }, input))) throw hasEnded();
    await notifySessions(tx, member.userId, lawyerId);
  });
  return memberOf(lawyerId, id);
}

function hasEnded(): AppError {
  return new AppError('bad_transition', 'This has ended. Please invite the person again.');
}

async function notifySessions(tx: Transaction, userId: string | null, lawyerId: string) {
  const lawyer = await store.findLawyer(tx, lawyerId);
  const users = [lawyer?.userId, userId].filter((one) => typeof one === 'string');
  await publishChange(tx, users, { type: 'notification' });
}

/**
 * Mails an invitation again.
 * @throws AppError not_found; bad_transition for one that was accepted or has ended; rate_limited
 */
export async function resend(lawyerId: string, id: string, now: number): Promise<Member> {
  const { member } = await memberOf(lawyerId, id);
  const lawyer = await requireLawyer(lawyerId);
  const { email } = member;
  if (!email) throw hasEnded();
  await consumeRateLimit('member_invitations_account', lawyer.userId);
  const { link, mail } = await newLink(email, lawyer.displayName, now);
  await transaction(async (tx) => {
    if (!(await store.renewInvitation(tx, { id, lawyerId }, link)))
      throw new AppError('bad_transition', 'This invitation is no longer open.');
    await queueMail(tx, mail);
  });
  return memberOf(lawyerId, id);
}

/** Ends a membership or withdraws an invitation, effective with the member's next request. Idempotent. */
export async function end(lawyerId: string, id: string, now: number): Promise<void> {
  const { member, person } = await memberOf(lawyerId, id);
  await transaction(async (tx) => {
    if (!(await store.endMember(tx, { id, lawyerId }, new Date(now)))) return;
    const lawyer = await store.findLawyer(tx, lawyerId);
    logSecurity('practice_member_ended', { account: lawyer?.userId ?? null, subject: id });
    await notifySessions(tx, member.userId, lawyerId);
    if (!person || !member.email || !lawyer) return;
    const { firstName } = person;
    await queueMail(tx, {
      to: member.email,
      template: 'practice-ended',
      dedupeKey: `practice-ended:${id}`,
      content: await endedMail({ firstName, lawyerName: lawyer.displayName }),
    });
  });
}

export async function activityOf(lawyerId: string, page: number) {
  const rows = await store.findActivity(database(), lawyerId, {
    limit: ACTIVITY_PER_PAGE + 1,
    offset: page * ACTIVITY_PER_PAGE,
  });
  return { rows: rows.slice(0, ACTIVITY_PER_PAGE), hasMore: rows.length > ACTIVITY_PER_PAGE };
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof store.findInvitation>>>;

/**
 * Returns an invitation.
 * @throws AppError not_found for a link that was used, withdrawn, replaced or has expired
 */
export async function invitationOf(token: string, now: number): Promise<Invitation> {
  const found = await store.findInvitation(database(), hashToken(token), new Date(now));
  if (!found) throw notFound();
  return found;
}

/** Whether the token is that of an open invitation to this address, to which alone it was mailed. */
export async function provesAddress(
  exec: Executor,
  { token, email }: { token: string; email: string },
  now: number,
): Promise<boolean> {
  const found = await store.findInvitation(exec, hashToken(token), new Date(now));
  return found?.member.email?.toLowerCase() === email.toLowerCase();
}

/**
 * Accepts an invitation for the account of the invited address, and consumes the link, which verifies the address if
 * it is not yet.
 * @throws AppError not_found as `invitationOf`; bad_transition for another address, the own practice, or past the
 * maximum number of practices
 */
export async function accept(actor: Actor, token: string, now: number): Promise<Invitation> {
  const account = await accountOf(database(), actor);
  return transaction(async (tx) => {
    await lock(tx, 'client', actor.id);
    const tokenHash = hashToken(token);
    const found = await store.findInvitation(tx, tokenHash, new Date(now));
    if (!found) throw notFound();
    if (found.member.email?.toLowerCase() !== account.email.toLowerCase())
      throw new AppError(
        'bad_transition',
        'This invitation was sent to another address. Please sign in with the account of that address.',
      );
    if (found.ownerId === actor.id)
      throw new AppError('bad_transition', 'This is your own practice.');
    const practices = await store.findPractices(tx, actor.id);
    if (practices.some(({ member }) => member.lawyerId === found.member.lawyerId))
      throw new AppError('bad_transition', 'You already work for this practice.');
    if (practices.length >= MAX_PRACTICES)
      throw new AppError(
        'bad_transition',
        `You can work for at most ${MAX_PRACTICES} practices at a time.`,
      );
    const used = { id: found.member.id, tokenHash, userId: actor.id };
    const member = await store.acceptInvitation(tx, used, new Date(now));
    if (!member) throw notFound();
    if (!account.emailVerifiedAt) {
      await confirmAddress(tx, account, now);
      logSecurity('address_confirmed', { account: actor.id, how: 'invitation' });
    }
    logSecurity('practice_joined', { account: actor.id, subject: member.id });
    await notifySessions(tx, actor.id, member.lawyerId);
    const lawyer = await store.findLawyer(tx, member.lawyerId);
    if (lawyer)
      await queueMail(tx, {
        to: lawyer.email,
        template: 'practice-joined',
        dedupeKey: `practice-joined:${member.id}`,
        content: await joinedMail({
          lawyerName: lawyer.displayName,
          memberName: fullName(account),
          link: `${env.SITE_URL}/lawyer-portal/members`,
        }),
      });
    return { ...found, member };
  });
}

export function practicesOf(userId: string) {
  return store.findPractices(database(), userId);
}

/** Leaves a practice. Idempotent. */
export async function leave(userId: string, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const left = await store.endMember(tx, { id, userId }, new Date(now));
    if (!left) return;
    logSecurity('practice_left', { account: userId, subject: id });
    await notifySessions(tx, userId, left.lawyerId);
  });
}

/**
 * Switches the session to this practice, or with null to the user's own account.
 * @throws AppError not_found for a practice that the user does not work for; second_factor_missing without one
 */
export async function switchTo(actor: Actor, practice: string | null): Promise<boolean> {
  if (practice !== null) {
    const own = await store.findPractices(database(), actor.id);
    if (!own.some(({ member }) => member.id === practice)) throw notFound();
    await requireOwnFactor(actor);
  }
  await switchPractice(database(), actor.sessionId, practice);
  return practice !== null;
}

export { ASSOCIATES, findAssociates as associatesOf } from './associates-store';
export { isMember } from './store';
