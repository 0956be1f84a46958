import 'server-only';
import type { CallPerson } from '@/lib/contract/meetings/calls';
import { fullName } from '@/lib/domain/accounts/full-name';
import { type CallRole, callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { admittedTo, type CallAssociate } from '../records/associates-service';
import { type CallGuest, guestOf, guestsOf, nameOf } from '../records/guests-service';
import { partyOf } from '../records/policy';
import { findOwnRows, type MeetingRow, type MeetingRows, rowsOf } from '../records/service';

// Serialize

type Everybody = Pick<Participant, 'client' | 'lawyer' | 'guest' | 'associate'>;

export function serializePeople(
  { client, lawyer, guest, associate }: Everybody,
  present: readonly { participantId: string; sid: string }[],
): CallPerson[] {
  const person = (role: CallRole, id: string, display_name: string, picture: string | null) => {
    const sid = present.find(({ participantId }) => participantId === id)?.sid ?? null;
    return { role, display_name, picture_url: pictureUrl(picture), present: sid !== null, sid };
  };
  return [
    person('client', client.id, fullName(client), client.picture),
    person('lawyer', lawyer.userId, lawyer.displayName, lawyer.picture),
    ...(guest ? [person('guest', guest.id, guest.displayName, null)] : []),
    ...(associate
      ? [person('associate', associate.id, associate.displayName, associate.picture)]
      : []),
  ];
}

// Policy

export function callFactsOf({ status, type, startsAt, endsAt }: MeetingRow) {
  return { status, type, start: startsAt.getTime(), end: endsAt.getTime() };
}

/**
 * Checks that the call can be joined now.
 * @throws AppError too_early, too_late, meeting_cancelled, bad_transition
 */
export function requireJoinable(meeting: MeetingRow, now: number): void {
  const facts = callFactsOf(meeting);
  switch (notJoinableReason(facts, now)) {
    case 'cancelled':
      throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
    case 'unconfirmed':
      throw new AppError('bad_transition', 'This meeting is not confirmed, so there is no call.');
    case 'phone':
      throw new AppError(
        'bad_transition',
        'This meeting is by phone: the lawyer calls the client. There is no video call.',
      );
    case 'early': {
      const from = formatDayTime(callWindow(facts).start);
      throw new AppError('too_early', `The call opens on ${from}.`);
    }
    case 'late':
      throw new AppError('too_late', 'The time of this call is over.');
  }
}

// Service

export interface CallCaller {
  readonly actor: Actor | null;
  header(name: string): string | null;
}

export interface Participant {
  readonly role: CallRole;
  readonly participantId: string;
  readonly sessionId: string | null;
  readonly meeting: MeetingRow;
  readonly client: MeetingRows['client'];
  readonly lawyer: MeetingRows['lawyer'];
  readonly guest: CallGuest | null;
  readonly associate: Pick<CallAssociate, 'id' | 'displayName' | 'picture'> | null;
  readonly memberId?: string;
}

/**
 * Identifies the caller: one of the two parties, the associate whom the client accepted, or the client's guest. An
 * associate must use a session of their own account, not one for a practice.
 * @throws AppError not_found for anyone else; no_session without a session and a pass; email_not_verified
 */
export async function participantOf(caller: CallCaller, meetingId: string): Promise<Participant> {
  const { actor } = caller;
  if (actor?.emailVerified) {
    const rows = await findOwnRows(database(), meetingId, partyOf(actor));
    if (rows) {
      const role = rows.client.id === actor.id ? 'client' : 'lawyer';
      const own = { role, participantId: actor.id, sessionId: actor.sessionId } as const;
      return { ...own, ...(await peopleOf(rows)) };
    }
    const associate = await associateIn(actor, meetingId);
    if (associate) {
      const people = await peopleOf(await rowsOf(database(), meetingId));
      const { id: participantId, memberId } = associate;
      return { role: 'associate', participantId, memberId, sessionId: actor.sessionId, ...people };
    }
  }
  const guest = await guestOf(caller.header('cookie'), meetingId);
  if (guest) {
    const people = await peopleOf(await rowsOf(database(), meetingId));
    return { role: 'guest', participantId: guest.id, sessionId: null, ...people, guest };
  }
  throw refusalOf(actor);
}

async function associateIn(actor: Actor, meetingId: string): Promise<CallAssociate | null> {
  if (!actor.lawyerId || actor.practice || actor.practiceEnded) return null;
  const associate = (await admittedTo(database(), [meetingId])).get(meetingId);
  return associate?.userId === actor.id ? associate : null;
}

/** Returns the guests of these meetings, by meeting. One statement. */
export async function invitedTo(meetingIds: readonly string[]): Promise<Map<string, CallGuest>> {
  const guests = await guestsOf(database(), meetingIds);
  return new Map([...guests].map(([id, row]) => [id, { id: row.id, displayName: nameOf(row) }]));
}

async function peopleOf({ meeting, client, lawyer }: MeetingRows) {
  const guest = (await invitedTo([meeting.id])).get(meeting.id) ?? null;
  const associate = (await admittedTo(database(), [meeting.id])).get(meeting.id) ?? null;
  return { meeting, client, lawyer, guest, associate };
}

function refusalOf(actor: Actor | null): AppError {
  if (!actor) return new AppError('no_session', 'Please sign in.');
  if (!actor.emailVerified)
    return new AppError('email_not_verified', 'Please verify your email address.');
  return notFound();
}
