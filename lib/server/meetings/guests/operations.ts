import 'server-only';
import type { GuestMeeting } from '@/lib/contract/meetings/guests';
import * as contract from '@/lib/contract/meetings/guests';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { isoInstant } from '@/lib/domain/platform/time';
import { isAppError } from '@/lib/server/platform/app-error';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeGuest } from '../records/guests-serialize';
import { nameOf } from '../records/guests-service';
import * as service from './invitations-service';
import { callOf, type GuestView } from './invitations-service';

const STATES = {
  open: 'open',
  early: 'early',
  late: 'over',
  cancelled: 'cancelled',
  unconfirmed: 'cancelled',
  phone: 'cancelled',
} as const;

export const inviteGuest = operation(
  contract.inviteGuest,
  async ({ actor, params, body, now }) => {
    const { guest, rows } = await service.invite(actor.id, params.id, body, now);
    return serializeGuest(guest, service.callOf(rows.meeting), 'client', now);
  },
  { before: ({ actor }) => consumeRateLimit('guest_invitations_account', actor.id) },
);

export const renewGuestLink = operation(
  contract.renewGuestLink,
  async ({ actor, params, now }) => {
    const { guest, rows } = await service.renewLink(actor.id, params.id, now);
    return serializeGuest(guest, service.callOf(rows.meeting), 'client', now);
  },
  { before: ({ actor }) => consumeRateLimit('guest_invitations_account', actor.id) },
);

export const withdrawGuest = operation(contract.withdrawGuest, async ({ actor, params }) => {
  await service.withdraw(actor.id, params.id);
  return undefined;
});

export const getGuestLink = rateLimitedRead(contract.getGuestLink, async ({ body, address, now }) =>
  serializeGuestMeeting(await countGuesses(address, service.viewOfLink(body.token)), now),
);

export const enterAsGuest = rateLimitedRead(
  contract.enterAsGuest,
  async ({ body, address, header, now, reply }) => {
    const entry = { token: body.token, name: body.name, cookie: header('cookie') };
    const entered = await countGuesses(address, service.accept(entry, now));
    reply.setCookie(entered.pass);
    return serializeGuestMeeting(entered, now);
  },
);

export const getGuestMeeting = rateLimitedRead(
  contract.getGuestMeeting,
  async ({ params, header, now }) => {
    const view = await service.viewOfPass(header('cookie'), params.id);
    return { ...serializeGuestMeeting(view, now), name: nameOf(view.guest) };
  },
);

async function countGuesses<T>(address: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found')
      await consumeRateLimit('guest_link_address', address);
    throw error;
  }
}

/** Serializes a meeting for anyone with the link, which may have been shared: contains nothing of the case. */
function serializeGuestMeeting({ rows }: GuestView, now: number): GuestMeeting {
  const { meeting, client, lawyer } = rows;
  const call = callOf(meeting);
  const { start, end } = callWindow(call);
  return {
    meeting_id: meeting.id,
    client_name: reviewAuthor(client, true),
    lawyer_name: lawyer.displayName,
    start_time: isoInstant(call.start),
    end_time: isoInstant(call.end),
    opens_at: isoInstant(start),
    closes_at: isoInstant(end),
    state: STATES[notJoinableReason(call, now) ?? 'open'],
  };
}

export const inviting: Pick<Feature, 'operations'> = {
  operations: [
    inviteGuest,
    renewGuestLink,
    withdrawGuest,
    getGuestLink,
    enterAsGuest,
    getGuestMeeting,
  ],
};
