import 'server-only';
import { type Stay, stayNeeded, wasInCall } from '@/lib/domain/meetings/attendance/presence';
import { callWindow } from '@/lib/domain/meetings/calls';
import { isMember, type Party } from '@/lib/domain/meetings/meeting';
import { database } from '@/lib/server/platform/db/pool';
import { uptimeWithin } from '@/lib/server/platform/uptime/service';
import type { MeetingRow } from './store';
import { listPresences } from './unconnected';

/** Holds what a call by video has shown, as far as a reader of its meeting needs it. */
export interface SeenInCall {
  /** For the client, once the call has opened: whether the lawyer was in it. */
  readonly lawyerSeen: boolean | null;
  /** For a lawyer who has left: how long to stay yet. */
  readonly stay: Stay | null;
}

const NOTHING: SeenInCall = { lawyerSeen: null, stay: null };

/** Reads what the call has shown. No statement before it opens; one for the client, two for a lawyer until it closes. */
export async function seenInCall(
  meeting: MeetingRow,
  party: Party,
  now: number,
): Promise<SeenInCall> {
  const time = { start: meeting.startsAt.getTime(), end: meeting.endsAt.getTime() };
  const window = callWindow(time);
  const wasConfirmed = meeting.status === 'CONFIRMED' || meeting.status === 'COMPLETED';
  if (meeting.type !== 'VIDEO' || !wasConfirmed || now < window.start) return NOTHING;
  if (party.side === 'client') {
    const presences = await listPresences(database(), meeting.id);
    return { ...NOTHING, lawyerSeen: wasInCall(time, presences, 'lawyer') };
  }
  if (isMember(party) || meeting.status !== 'CONFIRMED' || now >= window.end) return NOTHING;
  const [presences, uptime] = await Promise.all([
    listPresences(database(), meeting.id),
    uptimeWithin(database(), window),
  ]);
  return { ...NOTHING, stay: stayNeeded(time, { presences, uptime }, now) };
}
