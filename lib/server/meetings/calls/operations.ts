import 'server-only';
import { randomUUID } from 'node:crypto';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import * as contract from '@/lib/contract/meetings/calls';
import { callWindow } from '@/lib/domain/meetings/calls';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import { callFactsOf } from './participants-policy';
import { serializePeople } from './participants-serialize';
import { participantOf } from './participants-service';
import { joiner, type Permission, permissionFor } from './service';
import * as signals from './signals-service';
import * as streams from './streams-service';

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
