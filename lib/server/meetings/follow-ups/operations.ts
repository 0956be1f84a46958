import 'server-only';
import type { FollowUp } from '@/lib/contract/meetings/follow-ups';
import * as contract from '@/lib/contract/meetings/follow-ups';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { bookingAnswer } from '../booking/operations';
import { getMeeting } from '../records/operations';
import { partyOf } from '../records/policy';
import type { FollowUpNow } from './service';
import * as service from './service';

export const offerFollowUp = operation(contract.offerFollowUp, async ({ actor, body, now }) =>
  serializeFollowUp(await service.offer(lawyerIdOf(actor), body, now), 'lawyer'),
);

export const listFollowUps = operation(contract.listFollowUps, async ({ actor, query, now }) => {
  const party = partyOf(actor);
  const owner = party.side === 'client' ? { clientId: party.userId } : { lawyerId: party.lawyerId };
  const { meeting_id: meetingId, client_id: clientId, page } = query;
  const { rows, hasMore } = await service.followUpsOf(owner, { meetingId, clientId }, page, now);
  return { results: rows.map((row) => serializeFollowUp(row, party.side)), hasMore, page };
});

export const withdrawFollowUp = operation(
  contract.withdrawFollowUp,
  async ({ actor, params, now }) =>
    serializeFollowUp(await service.withdraw(lawyerIdOf(actor), params.id, now), 'lawyer'),
);

export const bookFollowUp = operation(
  contract.bookFollowUp,
  async ({ actor, address, params, body, idempotencyKey, now }) => {
    const client = { ...actor, address };
    return bookingAnswer(await service.choose(client, params.id, body, idempotencyKey, now), now);
  },
  { storesRequestKey: true },
);

function serializeFollowUp(view: FollowUpNow, side: Party['side']): FollowUp {
  const { offer, lawyer, client, source, state, platformFee, times } = view;
  const total = service.totalOf(offer.price, platformFee);
  return {
    _id: offer.id,
    state,
    meeting_id: offer.meetingId,
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    client: {
      _id: client.id,
      display_name: fullName(client),
      picture_url: pictureUrl(client.picture),
    },
    times: times.map(({ start, open }) => ({ start_time: isoInstant(start), open })),
    duration: offer.duration,
    type: offer.type,
    price: offer.price,
    platform_fee: total - offer.price,
    total,
    note: offer.note,
    phone: side === 'client' ? (source.phone ?? client.phone) : null,
    created_at: isoInstant(offer.createdAt.getTime()),
    expires_at: isoInstant(offer.expiresAt.getTime()),
    is_listed: lawyer.isListed,
    booked: bookedOf(view),
  };
}

function bookedOf({ offer, taken, state }: FollowUpNow): FollowUp['booked'] {
  const { startsAt, holdExpiresAt } = taken;
  if (!offer.takenBy || !startsAt || (state !== 'HELD' && state !== 'BOOKED')) return null;
  const heldUntil = state === 'HELD' ? holdExpiresAt : null;
  return {
    meeting_id: offer.takenBy,
    start_time: isoInstant(startsAt.getTime()),
    hold_expires_at: heldUntil && isoInstant(heldUntil.getTime()),
  };
}

/** What `lawyer` offers to `client`, free: it is confirmed at once. */
async function offered(f: Fixtures, price = 0) {
  const body = await inputOf(f, price);
  return f.call(offerFollowUp, { body }, 'lawyer');
}

async function inputOf(f: Fixtures, price: number) {
  await f.noFollowUps();
  const { client } = await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer');
  return {
    client_id: client._id,
    start_times: [await f.freeTime()],
    duration: 30 as const,
    type: 'VIDEO' as const,
    price,
  };
}

/** Times that a lawyer offers to a client. */
export const followUps: Pick<Feature, 'operations' | 'access' | 'personalData'> = {
  operations: [offerFollowUp, listFollowUps, withdrawFollowUp, bookFollowUp],
  access: {
    'POST /api/v1/follow-ups': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({ body: await inputOf(f, 100_000) }),
    },
    'GET /api/v1/follow-ups': {
      answers: 'session mail mail 200 200 200 200',
      sample: (f) => ({ query: { meeting_id: f.meetingId } }),
    },
    'PUT /api/v1/follow-ups/{id}/withdraw': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({ params: { id: (await offered(f))._id } }),
    },
    'POST /api/v1/follow-ups/{id}/meeting': {
      answers: 'session mail mail 201 role none role',
      sample: async (f) => {
        const { _id: id, times } = await offered(f);
        const start_time = times[0]?.start_time;
        return { params: { id }, body: { start_time, expected_total: 0, consent: true } };
      },
    },
  },
  personalData: [
    {
      tables: ['follow_ups'],
      exported: service.exportedFollowUps,
      erase: service.eraseFollowUps,
    },
  ],
};
