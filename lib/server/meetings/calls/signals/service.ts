import 'server-only';
import type * as z from 'zod';
import type { callEventInput } from '@/lib/contract/meetings/calls';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import type { ErasedAccount } from '@/lib/server/registry/feature';
import { requireJoinable } from '../participants/policy';
import type { Participant } from '../participants/service';
import * as presences from '../presences/service';
import * as store from './store';

type Input = z.output<typeof callEventInput>;

/**
 * Passes on what a page of the call has for the others. `hello` to all joins the call: the page of the same person that was
 * in it before is not any more.
 *
 * @throws AppError bad_transition when the page is not in the call, or the other one never was; rate_limited
 */
export async function postEvent(who: Participant, input: Input, now: number): Promise<void> {
  await consumeRateLimit('call_events_account', who.participantId);
  if (input.kind === 'bye') return leaveCall(who, input.sid, now);
  requireJoinable(who.meeting, now);
  const event = eventOf(who, input, now);
  if (input.kind === 'hello' && input.to === null)
    return transaction((tx) => joinCall(tx, who, event, now));
  const { participantId } = who;
  const { stale } = presences.momentOf(now);
  const { sender, recipient } = await store.appendIfIn(
    database(),
    { ...event, participantId },
    stale,
  );
  if (!sender) throw notInCall();
  // One that has left a moment ago needs nothing any more.
  if (input.to !== null && recipient === null) throw notInCall();
}

async function joinCall(
  tx: Transaction,
  who: Participant,
  event: store.NewEvent,
  now: number,
): Promise<void> {
  const { role, participantId } = who;
  const page = { meetingId: who.meeting.id, participantId, sid: event.fromSid };
  await store.append(tx, event);
  if (await presences.isOfAnother(tx, page)) throw notInCall();
  await presences.join(tx, { ...page, role }, presences.momentOf(now));
}

/** Ends the presence of one page, or of every page of this person, and tells the others. Whoever is not in it has left. */
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
    for (const left of await presences.leave(tx, { ...own, sid }, presences.momentOf(now)))
      await store.append(tx, eventOf(who, { sid: left, to: null, kind: 'bye', data: {} }, now));
  });
}

function eventOf(
  { meeting, role }: Participant,
  { sid, to, kind, data }: Input,
  now: number,
): store.NewEvent {
  return {
    ...{ meetingId: meeting.id, fromRole: role, fromSid: sid, toSid: to },
    ...{ kind, data, createdAt: new Date(now) },
  };
}

function notInCall(): AppError {
  return new AppError('bad_transition', 'This page is not in the call.');
}

/** The job that keeps them for no longer than a day. */
export async function purgeCallEvents(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.callEvents * DAY_MS));
}

export async function eraseCallEvents(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfUser(tx, id);
  return [];
}

export { CHANNEL, wake } from './store';
