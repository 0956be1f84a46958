import 'server-only';
import { randomUUID } from 'node:crypto';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import * as contract from '@/lib/contract/meetings/calls';
import { callWindow } from '@/lib/domain/meetings/calls';
import { HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import type { IceServer } from '@/lib/server/adapters/turn/port';
import { relay } from '@/lib/server/adapters/turn/relay';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import type { Feature } from '@/lib/server/registry/feature';
import { exportedConnections } from './connections';
import {
  type CallCaller,
  callFactsOf,
  type Participant,
  participantOf,
  requireJoinable,
  serializePeople,
} from './participants';
import { exportedPresences, findPresent, momentOf } from './presences-service';
import * as signals from './signals-service';
import { eraseCallEvents } from './signals-service';
import * as streams from './streams-service';

// Operations

export const joinCall = operation(contract.joinCall, async ({ params, now, ...caller }) =>
  serializeCall(await permissionFor(caller, params.id, now)),
);

export const leaveCall = operation(contract.leaveCall, async ({ params, body, now, ...caller }) => {
  const who = await participantOf(caller, params.id);
  await signals.leaveCall(who, body.sid, now);
  return undefined;
});

export const postCallEvent = operation(
  contract.postCallEvent,
  async ({ params, body, now, ...caller }) => {
    const who = await participantOf(caller, params.id);
    await signals.postEvent(who, body, now);
    return undefined;
  },
);

export const streamCall = operation(
  contract.streamCall,
  async ({ params, query, now, ...caller }) => {
    const who = await joiner(caller, params.id, now);
    const since = lastEventId(caller.header('last-event-id')) ?? query.since ?? null;
    return streams.streamCall(who, { sid: query.sid ?? null, since }, now);
  },
);

function serializeCall({ who, present, iceServers, iceUntil }: Permission): VideoCall {
  const { meeting, role } = who;
  const facts = callFactsOf(meeting);
  return {
    _id: randomUUID(),
    meeting_id: meeting.id,
    role,
    start_time: isoInstant(facts.start),
    end_time: isoInstant(facts.end),
    closes_at: isoInstant(callWindow(facts).end),
    ice_servers: iceServers,
    ice_expires_at: isoInstant(iceUntil),
    events_url: `/api/v1/meeting/${meeting.id}/stream`,
    people: serializePeople(who, present),
  };
}

// Service

interface Permission {
  readonly who: Participant;
  readonly present: readonly { participantId: string; sid: string }[];
  readonly iceServers: IceServer[];
  /** Epoch ms. */
  readonly iceUntil: number;
}

/**
 * Returns a permission whose relay credentials are valid for this person and call only, for at most an hour and never
 * beyond its end.
 */
async function permissionFor(
  caller: CallCaller,
  meetingId: string,
  now: number,
): Promise<Permission> {
  const who = await joiner(caller, meetingId, now);
  const iceUntil = Math.min(now + HOUR_MS, callWindow(callFactsOf(who.meeting)).end);
  const { stale } = momentOf(now);
  return {
    who,
    iceUntil,
    present: await findPresent(database(), meetingId, stale),
    iceServers: relay().serversFor(`${who.participantId} ${meetingId}`, iceUntil),
  };
}

/**
 * Returns a participant who can join a call now.
 * @throws AppError as participantOf and requireJoinable do; rate_limited
 */
async function joiner(caller: CallCaller, meetingId: string, now: number): Promise<Participant> {
  const who = await participantOf(caller, meetingId);
  await consumeRateLimit('call_joins_account', who.participantId);
  requireJoinable(who.meeting, now);
  return who;
}

// Feature

export const calls: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [joinCall, leaveCall, postCallEvent, streamCall],
  personalData: [
    {
      tables: ['call_presences'],
      exported: exportedPresences,
      retained:
        'For good, as the meeting itself: when its people were in the call decides about refunds. Without names.',
    },
    {
      tables: ['call_connections'],
      exported: exportedConnections,
      retained:
        'For good, as the meeting itself: what the browsers reported decides about refunds. Without names and addresses.',
    },
    {
      tables: ['call_events', 'call_event_counters'],
      erase: eraseCallEvents,
      retained:
        'Nothing of it is in an export: it only helps browsers to find each other, and is deleted after a day.',
    },
  ],
};
