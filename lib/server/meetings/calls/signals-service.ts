import 'server-only';
import type * as z from 'zod';
import {
  callConnection,
  type callEventInput,
  joinCall as joinCallEndpoint,
} from '@/lib/contract/meetings/calls';
import { MAX_CALL_EVENTS } from '@/lib/domain/meetings/calls';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { recordActivity } from '@/lib/server/platform/practice-activity/service';
import type { ErasedAccount } from '@/lib/server/registry/feature';
import { reportConnection } from './connections';
import type { Participant } from './participants';
import { requireJoinable } from './participants';
import * as presences from './presences-service';
import * as store from './signals-store';
import { notifyAwaited } from './texts';

type Input = z.output<typeof callEventInput>;

/**
 * Forwards a page's event to the others in the call; a connection report is recorded instead. `hello` to all joins
 * the call and replaces the person's previous page.
 * @throws AppError bad_transition when the page is not in the call, or the other one never was; too_early, too_late,
 * meeting_cancelled; rate_limited
 */
export async function postEvent(who: Participant, input: Input, now: number): Promise<void> {
  await consumeRateLimit('call_events_account', who.participantId);
  if (input.kind === 'bye') return leaveCall(who, input.sid, now);
  requireJoinable(who.meeting, now);
  if (input.kind === 'state' && input.data.connection !== undefined)
    return reportConnection(who, input.sid, callConnection.parse(input.data.connection), now);
  const bytes = Buffer.byteLength(JSON.stringify(input.data));
  await consumeRateLimit('call_bytes_account', who.participantId, bytes);
  const event = eventOf(who, input, now);
  if (input.kind === 'hello' && input.to === null)
    return transaction((tx) => joinCall(tx, who, event, now));
  const { participantId } = who;
  const { stale } = presences.momentOf(now);
  const { sender, recipient, added } = await store.appendIfIn(
    database(),
    { ...event, participantId },
    stale,
  );
  if (!sender) throw notInCall();
  // One that has left a moment ago needs nothing any more.
  if (input.to !== null && recipient === null) throw notInCall();
  if (!added && (input.to === null || recipient)) throw tooMuch();
}

async function joinCall(
  tx: Transaction,
  who: Participant,
  event: store.NewEvent,
  now: number,
): Promise<void> {
  const { role, participantId } = who;
  const page = { meetingId: who.meeting.id, participantId, sid: event.fromSid };
  if (!(await store.append(tx, event))) throw tooMuch();
  if (await presences.isOfAnother(tx, page)) throw notInCall();
  if (who.memberId && !(await presences.wasIn(tx, page)))
    await recordJoined(tx, who.meeting, who.memberId, now);
  await presences.join(tx, { ...page, role }, presences.momentOf(now));
  await notifyAwaited(tx, who, now);
}

async function recordJoined(
  tx: Transaction,
  { id, lawyerId }: Participant['meeting'],
  memberId: string,
  now: number,
): Promise<void> {
  const operation = `${joinCallEndpoint.method} ${joinCallEndpoint.path}`;
  await recordActivity({ lawyerId, memberId, operation, params: { id } }, now, tx);
}

/** Ends the presence of one page, or of every page of this person, and notifies the others. Idempotent. */
export async function leaveCall(
  who: Participant,
  sid: string | undefined,
  now: number,
): Promise<void> {
  const { participantId } = who;
  const own = { meetingId: who.meeting.id, participantId };
  if (!(await presences.isIn(database(), own))) return;
  await transaction(async (tx) => {
    await store.lock(tx, own.meetingId);
    for (const left of await presences.leave(tx, { ...own, sid }, presences.momentOf(now))) {
      const bye = eventOf(who, { sid: left, to: null, kind: 'bye', data: {} }, now);
      // A call without room for more: the others see that the presence is over.
      if (!(await store.append(tx, bye))) break;
    }
  });
}

function eventOf(
  { meeting, role }: Participant,
  { sid, to, kind, data }: Input,
  now: number,
): store.NewEvent {
  return {
    meetingId: meeting.id,
    fromRole: role,
    fromSid: sid,
    toSid: to,
    kind,
    data,
    createdAt: new Date(now),
  };
}

function notInCall(): AppError {
  return new AppError('bad_transition', 'This page is not in the call.');
}

function tooMuch(): AppError {
  return new AppError('rate_limited', 'This call has sent too much already.', { retryAfter: 60 });
}

export async function purgeCallEvents(now: number): Promise<void> {
  await store.deleteUnread(database(), MAX_CALL_EVENTS, new Date(now - 5 * MINUTE_MS));
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.callEvents * DAY_MS));
}

export async function eraseCallEvents(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfUser(tx, id);
  return [];
}

export { CHANNEL, wake } from './signals-store';
