import 'server-only';
import { callWindow } from '@/lib/domain/meetings/calls';
import { HOUR_MS } from '@/lib/domain/platform/time';
import type { IceServer } from '@/lib/server/adapters/turn/port';
import { relay } from '@/lib/server/adapters/turn/relay';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { callFactsOf, requireJoinable } from './participants-policy';
import { type CallCaller, type Participant, participantOf } from './participants-service';
import { findPresent, momentOf } from './presences-service';

/** What a page needs to join a call. */
export interface Permission {
  readonly who: Participant;
  readonly present: readonly { participantId: string; sid: string }[];
  readonly iceServers: IceServer[];
  /** Epoch ms. */
  readonly iceUntil: number;
}

/** Credentials of the relay are for this person in this call alone, for an hour at most and never beyond its end. */
export async function permissionFor(
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
 * Somebody who can join a call now.
 *
 * @throws AppError as participantOf and requireJoinable do; rate_limited
 */
export async function joiner(
  caller: CallCaller,
  meetingId: string,
  now: number,
): Promise<Participant> {
  const who = await participantOf(caller, meetingId);
  await consumeRateLimit('call_joins_account', who.participantId);
  requireJoinable(who.meeting, now);
  return who;
}
