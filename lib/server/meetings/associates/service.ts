import 'server-only';
import { ASSOCIATE_TERMS } from '@/lib/catalogue/guest-terms';
import {
  ASSOCIATE_CONSENT_VERSION,
  canAskAssociate,
  MAX_ASSOCIATE_REQUESTS,
} from '@/lib/domain/meetings/associates';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import { hasFactor } from '@/lib/server/accounts/second-factor/service';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { associatesOf as lawyersAmongMembers } from '@/lib/server/lawyers/members/service';
import { notify, withdrawNotifications } from '@/lib/server/notifications/in-app/service';
import { queueMail, withdrawMails } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { wake } from '../calls/signals-service';
import { couldConflict } from '../conflicts/service';
import { callOf } from '../guests/invitations-service';
import * as associates from '../records/associates-service';
import { timeFor } from '../records/mails';
import * as records from '../records/service';
import { publishMeeting } from '../reminders/notifications-service';
import { associateAskedMail, associateInvitedMail, associateJoinsMail } from './mails';

type LawyerSide = Party & { side: 'lawyer' };
type Request = associates.AssociateRow;

export async function choicesFor(party: LawyerSide, meetingId: string) {
  await records.ownMeeting(database(), meetingId, party);
  return lawyersAmongMembers(database(), party.lawyerId);
}

/**
 * Asks a lawyer of the practice to join the call of a confirmed video meeting; its client is asked once the lawyer
 * accepts. The response is the same whatever meetings that lawyer has, so that it does not reveal their clients. A
 * repeat while it is open changes nothing.
 * @throws AppError not_found for another meeting or member, bad_transition, meeting_cancelled, too_late, rate_limited
 */
export async function ask(
  party: LawyerSide,
  meetingId: string,
  memberId: string,
  now: number,
): Promise<Request> {
  const rows = await records.ownRows(database(), meetingId, party);
  requireAskable(rows.meeting, now);
  const chosen = (await lawyersAmongMembers(database(), party.lawyerId)).find(
    (one) => one.memberId === memberId,
  );
  if (!chosen) throw notFound();
  if (isAsked(await currentOf(database(), meetingId), memberId)) return requestOf(meetingId);
  if (chosen.userId === rows.client.id)
    throw new AppError(
      'bad_transition',
      `Atty. ${chosen.displayName} cannot be asked into this call. Please ask somebody else.`,
    );
  await consumeRateLimit('associate_requests_account', party.userId);
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', party.lawyerId);
    requireAskable((await records.ownRows(tx, meetingId, party)).meeting, now);
    const open = await currentOf(tx, meetingId);
    if (isAsked(open, memberId)) return;
    if (open)
      throw new AppError(
        'bad_transition',
        `You have asked for Atty. ${open.name}. Please take that back first.`,
      );
    if (await associates.wasDeclined(tx, meetingId, chosen.userId))
      throw new AppError('bad_transition', 'Your client has declined this for this meeting.');
    if ((await associates.countRequests(tx, meetingId)) >= MAX_ASSOCIATE_REQUESTS)
      throw new AppError(
        'bad_transition',
        `At most ${MAX_ASSOCIATE_REQUESTS} requests can be made about one meeting.`,
      );
    const askedAt = new Date(now);
    await associates.insertRequest(tx, { meetingId, memberId, userId: chosen.userId, askedAt });
    const asked = await currentOf(tx, meetingId);
    if (!asked) throw new Error('the request was not written');
    await invite(tx, rows, asked);
    await publishRequest(tx, meetingId);
  });
  return requestOf(meetingId);
}

/** Notifies the associate, by time and lawyer alone: the client has not been asked. */
async function invite(tx: Transaction, rows: records.MeetingRows, asked: Request): Promise<void> {
  const { meeting, lawyer } = rows;
  const when = formatDayTime(meeting.startsAt.getTime());
  const dedupeKey = `${causeOf(asked)}:invited`;
  await notifyAssociate(tx, rows, asked, { title: 'Can you join a call?', dedupeKey });
  const associate = await accountOf(tx, { id: asked.userId });
  await queueMail(tx, {
    to: associate.email,
    template: 'associate-invited',
    dedupeKey,
    content: await associateInvitedMail({
      firstName: associate.firstName,
      lawyerName: lawyer.displayName,
      when,
      link: `${env.SITE_URL}/lawyer-portal`,
    }),
    optional: {
      userId: asked.userId,
      kind: 'booking',
      validUntil: meeting.endsAt,
      ...(asked.memberId && { membership: { id: asked.memberId } }),
    },
  });
}

/**
 * Accepts the request, upon which the client is asked, or declines it, even after accepting. A repeat changes
 * nothing.
 * @throws AppError not_found for another's request or one that has ended; bad_transition where a name in the meeting
 * is among the associate's own parties; meeting_cancelled, too_late
 */
export async function respond(
  associate: { userId: string; lawyerId: string },
  id: string,
  accepted: boolean,
  now: number,
): Promise<void> {
  const meetingId = await associates.meetingAskedFor(database(), associate.userId, id);
  if (!meetingId) throw notFound();
  const rows = await records.rowsOf(database(), meetingId);
  if (accepted && (await couldConflict(rows, associate.lawyerId)))
    throw new AppError(
      'bad_transition',
      'Somebody in this meeting has the name of a client or other side of yours. Please decline.',
    );
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', rows.meeting.lawyerId);
    const request = await currentOf(tx, meetingId);
    if (request?.id !== id) throw notFound();
    if (!accepted) return declineAs(tx, rows, request, now);
    if (request.acceptedAt !== null) return;
    requireAskable((await records.rowsOf(tx, meetingId)).meeting, now);
    if (!request.stands) throw notFound();
    const acceptedAt = new Date(now);
    if (!(await associates.changeOpen(tx, { meetingId, id }, { acceptedAt }))) throw notFound();
    await withdrawMails(tx, [`${causeOf(request)}:invited`]);
    await askClient(tx, rows, request);
    await publishRequest(tx, meetingId);
  });
}

async function declineAs(
  tx: Transaction,
  rows: records.MeetingRows,
  request: Request,
  now: number,
): Promise<void> {
  const { meeting, lawyer } = rows;
  const end = { state: 'WITHDRAWN', endedAt: new Date(now) } as const;
  if (!(await associates.changeOpen(tx, { meetingId: meeting.id, id: request.id }, end))) return;
  await takeBack(tx, rows, request);
  await notify(tx, {
    kind: 'booking',
    icon: 'new-meeting',
    title: 'An associate does not join',
    dedupeKey: `${causeOf(request)}:associate-declined`,
    userId: lawyer.userId,
    aboutUserId: request.userId,
    body: `Atty. ${request.name} does not join your call on ${formatDayTime(meeting.startsAt.getTime())}.`,
    url: `/lawyer-portal/meeting/${meeting.id}`,
  });
}

async function askClient(tx: Transaction, rows: records.MeetingRows, asked: Request) {
  await notifyClient(tx, rows, asked);
  await queueMail(tx, {
    to: rows.client.email,
    template: 'associate-asked',
    dedupeKey: causeOf(asked),
    content: await associateAskedMail({
      rows,
      associate: asked.name,
      link: `${env.SITE_URL}${clientPath(rows.meeting.id)}`,
    }),
  });
}

function requireAskable(meeting: records.MeetingRow, now: number): void {
  const facts = callOf(meeting);
  if (canAskAssociate(facts, now)) return;
  if (facts.status === 'CANCELLED')
    throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
  if (facts.type === 'VIDEO' && (facts.status === 'CONFIRMED' || facts.status === 'COMPLETED'))
    throw new AppError('too_late', 'The meeting is over.');
  throw new AppError('bad_transition', 'Associates join confirmed video meetings only.');
}

type Executor = Parameters<typeof associates.associatesOf>[0];

async function currentOf(exec: Executor, meetingId: string): Promise<Request | undefined> {
  const request = (await associates.associatesOf(exec, [meetingId])).get(meetingId);
  return request && isOpen(request) ? request : undefined;
}

function isOpen({ state }: Request): boolean {
  return state === 'ASKED' || state === 'AGREED';
}

function isAsked(open: Request | undefined, memberId: string): boolean {
  return open?.memberId === memberId;
}

async function requestOf(meetingId: string): Promise<Request> {
  const request = (await associates.associatesOf(database(), [meetingId])).get(meetingId);
  if (!request) throw notFound();
  return request;
}

async function publishRequest(tx: Transaction, meetingId: string): Promise<void> {
  await publishMeeting(tx, meetingId);
  await wake(tx, [meetingId]);
}

function clientPath(meetingId: string): string {
  return `/customer-portal/meeting/${meetingId}#associate`;
}

function causeOf({ id }: Pick<Request, 'id'>): string {
  return `meeting-associate:${id}`;
}

async function notifyClient(tx: Transaction, rows: records.MeetingRows, asked: Request) {
  const { meeting, client, lawyer } = rows;
  await notify(tx, {
    kind: 'booking',
    icon: 'new-meeting',
    title: 'May another lawyer join your call?',
    dedupeKey: causeOf(asked),
    userId: client.id,
    aboutUserId: asked.userId,
    body: `Atty. ${lawyer.displayName} asks that Atty. ${asked.name} joins your call on ${timeFor('client', rows, meeting.startsAt)}. ${ASSOCIATE_TERMS}`,
    url: clientPath(meeting.id),
  });
}

/**
 * Withdraws the request. Idempotent.
 * @throws AppError not_found
 */
export async function withdraw(party: LawyerSide, meetingId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const rows = await records.ownRows(tx, meetingId, party);
    await lock(tx, 'lawyer', party.lawyerId);
    const open = await currentOf(tx, meetingId);
    if (!open) return;
    const end = { state: 'WITHDRAWN', endedAt: new Date(now) } as const;
    if (await associates.changeOpen(tx, { meetingId }, end)) await takeBack(tx, rows, open);
  });
}

async function takeBack(tx: Transaction, rows: records.MeetingRows, request: Request) {
  const causes = ['', ':agreed', ':invited'].map((what) => `${causeOf(request)}${what}`);
  await withdrawMails(tx, causes);
  await withdrawNotifications(tx, [rows.client.id, rows.lawyer.userId, request.userId], causes);
  if (request.state === 'AGREED')
    await notifyAssociate(tx, rows, request, {
      title: 'You no longer join a call',
      dedupeKey: `${causeOf(request)}:ended`,
    });
  await publishRequest(tx, rows.meeting.id);
}

/**
 * Records that the client agrees, declines, or revokes an agreement, until the call closes. A repeat changes nothing.
 * @throws AppError not_found for another meeting or request; bad_transition for one that has ended;
 * meeting_cancelled, too_late
 */
export async function answer(
  clientId: string,
  meetingId: string,
  { request: id, agreed }: { request: string; agreed: boolean },
  now: number,
): Promise<Request> {
  const party: Party = { side: 'client', userId: clientId };
  await transaction(async (tx) => {
    const rows = await records.ownRows(tx, meetingId, party);
    await lock(tx, 'lawyer', rows.meeting.lawyerId);
    const request = (await associates.associatesOf(tx, [meetingId])).get(meetingId);
    if (request?.id !== id || request.acceptedAt === null) throw notFound();
    if (request.state === (agreed ? 'AGREED' : 'DECLINED')) return;
    if (!isOpen(request)) throw new AppError('bad_transition', 'This request is no longer open.');
    if (agreed) requireAskable(rows.meeting, now);
    if (agreed && !request.stands)
      throw new AppError('bad_transition', `Atty. ${request.name} can no longer join.`);
    const answered = {
      state: agreed ? ('AGREED' as const) : ('DECLINED' as const),
      answeredAt: new Date(now),
      consentVersion: ASSOCIATE_CONSENT_VERSION,
      ...(!agreed && { endedAt: new Date(now) }),
    };
    if (!(await associates.changeOpen(tx, { meetingId, id }, answered)))
      throw new AppError('bad_transition', 'This request is no longer open.');
    if (!agreed) await takeBack(tx, rows, request);
    await notifyAnswer(tx, rows, request, agreed);
    await publishRequest(tx, meetingId);
  });
  return requestOf(meetingId);
}

async function notifyAnswer(
  tx: Transaction,
  { meeting, client, lawyer }: records.MeetingRows,
  request: Request,
  agreed: boolean,
): Promise<void> {
  const when = formatDayTime(meeting.startsAt.getTime());
  const common = { kind: 'booking', icon: 'new-meeting', aboutUserId: client.id } as const;
  await notify(tx, {
    ...common,
    title: agreed ? 'Your client agreed' : 'Your client declined',
    dedupeKey: `${causeOf(request)}:${agreed ? 'agreed' : 'declined'}`,
    userId: lawyer.userId,
    body: agreed
      ? `Atty. ${request.name} can join your call on ${when}.`
      : `Atty. ${request.name} does not join your call on ${when}.`,
    url: `/lawyer-portal/meeting/${meeting.id}`,
  });
  if (!agreed) return;
  const notification = {
    title: 'You are asked into a call',
    dedupeKey: `${causeOf(request)}:agreed`,
  };
  await notifyAssociate(tx, { meeting, lawyer }, request, notification);
  const associate = await accountOf(tx, { id: request.userId });
  await queueMail(tx, {
    to: associate.email,
    template: 'associate-joins',
    dedupeKey: notification.dedupeKey,
    content: await associateJoinsMail({
      firstName: associate.firstName,
      lawyerName: lawyer.displayName,
      when,
      link: `${env.SITE_URL}/lawyer-portal`,
    }),
    optional: {
      userId: request.userId,
      kind: 'booking',
      validUntil: meeting.endsAt,
      ...(request.memberId && { membership: { id: request.memberId } }),
    },
  });
}

async function notifyAssociate(
  tx: Transaction,
  { meeting, lawyer }: Pick<records.MeetingRows, 'meeting' | 'lawyer'>,
  { userId }: Request,
  notification: { title: string; dedupeKey: string },
): Promise<void> {
  await notify(tx, {
    ...notification,
    kind: 'booking',
    icon: 'new-meeting',
    aboutUserId: lawyer.userId,
    userId,
    body: `On ${formatDayTime(meeting.startsAt.getTime())}, for Atty. ${lawyer.displayName}.`,
    url: '/lawyer-portal',
  });
}

/** Returns calls that a lawyer was asked to join and whose clients agreed, and whether the account can join them. */
export async function callsOf(userId: string, now: number) {
  const calls = await associates.findCallsOf(database(), userId, now);
  const invitations = await associates.findInvitations(database(), userId, now);
  return { calls, invitations, hasFactor: await hasFactor(database(), userId) };
}
