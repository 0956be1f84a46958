import 'server-only';
import type * as z from 'zod';
import { GUEST_RELATION_WORDS } from '@/lib/catalogue/guest-terms';
import type { guestInput } from '@/lib/contract/meetings/guests';
import { fullName } from '@/lib/domain/accounts/full-name';
import { callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { canInviteGuest, GUEST_CONSENT_VERSION } from '@/lib/domain/meetings/guests';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { notify, withdrawNotifications } from '@/lib/server/notifications/in-app/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { wake } from '../calls/signals-service';
import { guestOfToken } from '../records/guests-policy';
import * as guests from '../records/guests-service';
import { factsOf } from '../records/policy';
import * as records from '../records/service';
import { publishMeeting } from '../reminders/notifications-service';

export interface GuestView {
  readonly guest: guests.GuestRow;
  readonly rows: records.MeetingRows;
}

type Input = Pick<z.output<typeof guestInput>, 'relation' | 'name'>;

/**
 * Invites a guest into the call of a confirmed video meeting, or changes the guest, and notifies the lawyer. A repeat
 * with the same content changes nothing.
 * @throws AppError not_found, bad_transition, meeting_cancelled, too_late
 */
export function invite(
  clientId: string,
  meetingId: string,
  { relation, name }: Input,
  now: number,
): Promise<GuestView> {
  const invitedName = name ?? null;
  return transaction(async (tx) => {
    const rows = await records.ownRows(tx, meetingId, { side: 'client', userId: clientId });
    requireInvitable(rows.meeting, now);
    const known = (await guests.guestsOf(tx, [meetingId])).get(meetingId);
    if (known?.relation === relation && known.invitedName === invitedName)
      return { guest: known, rows };
    const guest = await guests.saveInvitation(tx, {
      meetingId,
      relation,
      invitedName,
      consentAt: new Date(now),
      consentVersion: GUEST_CONSENT_VERSION,
    });
    await publishGuest(tx, meetingId);
    await notifyLawyer(tx, { guest, rows });
    return { guest, rows };
  });
}

function requireInvitable(meeting: records.MeetingRow, now: number): void {
  const facts = callOf(meeting);
  if (canInviteGuest(facts, now)) return;
  if (facts.status === 'CANCELLED')
    throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
  if (facts.type === 'VIDEO' && (facts.status === 'CONFIRMED' || facts.status === 'COMPLETED'))
    throw new AppError('too_late', 'The meeting is over.');
  throw new AppError('bad_transition', 'You can invite guests only to confirmed video meetings.');
}

async function publishGuest(tx: Transaction, meetingId: string): Promise<void> {
  await publishMeeting(tx, meetingId);
  await wake(tx, [meetingId]);
}

/** Notifies the lawyer, without a name, since it may be shown on a locked screen. */
async function notifyLawyer(tx: Transaction, { guest, rows }: GuestView): Promise<void> {
  const { meeting, client, lawyer } = rows;
  const dedupeKey = causeOf(guest);
  await withdrawNotifications(tx, [lawyer.userId], [dedupeKey]);
  await notify(tx, {
    kind: 'booking',
    icon: 'new-meeting',
    title: 'Guest invited',
    dedupeKey,
    userId: lawyer.userId,
    aboutUserId: client.id,
    body: `${fullName(client)} invited ${GUEST_RELATION_WORDS[guest.relation]} to your meeting on ${formatDayTime(meeting.startsAt.getTime())}.`,
    url: `/lawyer-portal/meeting/${meeting.id}`,
  });
}

function causeOf({ id }: guests.GuestRow): string {
  return `meeting-guest:${id}`;
}

/**
 * Withdraws the invitation: link and cookie become invalid at once. Idempotent.
 * @throws AppError not_found
 */
export async function withdraw(clientId: string, meetingId: string): Promise<void> {
  await transaction(async (tx) => {
    const rows = await records.ownRows(tx, meetingId, { side: 'client', userId: clientId });
    const guest = await guests.removeGuest(tx, meetingId);
    if (!guest) return;
    await publishGuest(tx, meetingId);
    await withdrawNotifications(tx, [rows.lawyer.userId], [causeOf(guest)]);
  });
}

/**
 * Replaces the link of a guest, again for one browser: the former link and its browser lose access, and a guest in
 * the call leaves it.
 * @throws AppError not_found, bad_transition without a guest, meeting_cancelled, too_late
 */
export function renewLink(clientId: string, meetingId: string, now: number): Promise<GuestView> {
  return transaction(async (tx) => {
    const rows = await records.ownRows(tx, meetingId, { side: 'client', userId: clientId });
    requireInvitable(rows.meeting, now);
    const before = (await guests.guestsOf(tx, [meetingId])).get(meetingId);
    const guest = await guests.renewInvitation(tx, meetingId);
    if (!guest) throw new AppError('bad_transition', 'Nobody is invited to this meeting.');
    await publishGuest(tx, meetingId);
    // The lawyer knows who comes; a withdrawal takes that notification back by the invitation.
    if (before) await withdrawNotifications(tx, [rows.lawyer.userId], [causeOf(before)]);
    await notifyLawyer(tx, { guest, rows });
    return { guest, rows };
  });
}

export async function viewOfLink(token: string): Promise<GuestView> {
  const id = guestOfToken(token);
  const guest = id && (await guests.findGuest(database(), id));
  if (!guest) throw notFound();
  return { guest, rows: await records.rowsOf(database(), guest.meetingId) };
}

/** Returns the meeting of a browser's guest pass; not found without a pass for it. */
export async function viewOfPass(cookie: string | null, meetingId: string): Promise<GuestView> {
  const known = await guests.guestOf(cookie, meetingId);
  const guest = known && (await guests.findGuest(database(), known.id));
  if (!guest) throw notFound();
  return { guest, rows: await records.rowsOf(database(), meetingId) };
}

/**
 * Accepts the invitation with a name and consent. Returns the Set-Cookie line that grants this browser access to the
 * call. A link works only in the first browser, where this can be repeated to change the name.
 * @throws AppError not_found, bad_transition in another browser, meeting_cancelled, too_late
 */
export async function accept(
  { token, name, cookie }: { token: string; name: string; cookie: string | null },
  now: number,
): Promise<GuestView & { pass: string }> {
  const { guest, rows } = await viewOfLink(token);
  requireAhead(rows.meeting, now);
  const again = (await guests.guestOf(cookie, guest.meetingId))?.id === guest.id;
  const accepted = await transaction(async (tx) => {
    const saved = await guests.saveAcceptance(tx, guest, { name, again }, now);
    if (saved) await publishGuest(tx, guest.meetingId);
    return saved;
  });
  if (!accepted) {
    if (!(await guests.findGuest(database(), guest.id))) throw notFound();
    throw new AppError('bad_transition', OPENED_ELSEWHERE);
  }
  const pass = await guests.storePass(accepted, callWindow(callOf(rows.meeting)).end, now);
  return { guest: accepted, rows, pass };
}

const OPENED_ELSEWHERE =
  'This link was opened in another browser before. Please go on there, or ask the person who sent it for a new link.';

function requireAhead(meeting: records.MeetingRow, now: number): void {
  const why = notJoinableReason(callOf(meeting), now);
  if (why === null || why === 'early') return;
  if (why === 'cancelled') throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
  if (why === 'late') throw new AppError('too_late', 'The meeting is over.');
  throw notFound();
}

export function callOf(meeting: records.MeetingRow) {
  return { ...factsOf(meeting), type: meeting.type };
}
