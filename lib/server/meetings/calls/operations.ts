import 'server-only';
import * as contract from '@/lib/contract/meetings/calls';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import { participantOf } from './participants-service';
import { serializeCall } from './serialize';
import { joiner, permissionFor } from './service';
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
