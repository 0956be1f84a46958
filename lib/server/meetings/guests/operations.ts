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
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { serializeGuest } from '../records/guests-serialize';
import { nameOf } from '../records/guests-service';
import * as service from './invitations-service';
import { callOf, type GuestView } from './invitations-service';

/** What was confirmed once is neither unconfirmed nor by phone. */
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

/** Links that lead nowhere count against the network address they are tried from. */
async function countGuesses<T>(address: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found')
      await consumeRateLimit('guest_link_address', address);
    throw error;
  }
}

/** For whoever has the link, which may have been passed on: nothing of the case. */
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

const GUEST = { relation: 'INTERPRETER', name: 'Ana Cruz', consent: true } as const;
const AGREED = { name: 'Ana Cruz', agreed: true };

/** Token of a link for the guest of `client`’s meeting that nobody has opened. */
async function linkOf(f: Fixtures): Promise<string> {
  const params = { id: f.meetingId };
  await f.call(withdrawGuest, { params }, 'client');
  const { url } = await f.call(inviteGuest, { params, body: GUEST }, 'client');
  return url?.split('/').at(-1) ?? '';
}

/** A client invites one guest into a video meeting, who needs no account. */
export const inviting: Pick<Feature, 'operations' | 'access'> = {
  operations: [
    inviteGuest,
    renewGuestLink,
    withdrawGuest,
    getGuestLink,
    enterAsGuest,
    getGuestMeeting,
  ],
  access: {
    'PUT /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 200 role none role',
      sample: (f) => ({ params: { id: f.meetingId }, body: GUEST }),
    },
    'POST /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        await linkOf(f);
        return { params: { id: f.meetingId } };
      },
    },
    'DELETE /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 204 role none role',
      sample: (f) => ({ params: { id: f.meetingId } }),
    },
    'PUT /api/v1/guest': {
      answers: '200',
      sample: async (f) => ({ body: { token: await linkOf(f) } }),
    },
    'POST /api/v1/guest': {
      answers: '200',
      sample: async (f) => ({ body: { ...AGREED, token: await linkOf(f) } }),
    },
    'GET /api/v1/guest/{id}': {
      answers: '200',
      sample: async (f) => ({
        params: { id: f.meetingId },
        headers: { cookie: await f.guestPass(await linkOf(f)) },
      }),
    },
  },
};
