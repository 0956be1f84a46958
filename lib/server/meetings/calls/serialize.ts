import 'server-only';
import { randomUUID } from 'node:crypto';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { callWindow } from '@/lib/domain/meetings/calls';
import { isoInstant } from '@/lib/domain/platform/time';
import { callFactsOf } from './participants-policy';
import { serializePeople } from './participants-serialize';
import type { Permission } from './service';

export function serializeCall({ who, present, iceServers, iceUntil }: Permission): VideoCall {
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
