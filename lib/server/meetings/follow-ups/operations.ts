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
import { bookingAnswer } from '../booking/operations';
import { partyOf } from '../records/policy';
import type { FollowUpNow } from './service';
import * as service from './service';

export const offerFollowUp = operation(
  contract.offerFollowUp,
  async ({ actor, body, now, transaction }) => {
    const prepared = await service.prepareOffer(lawyerIdOf(actor), body, now);
    return transaction(async (tx) =>
      serializeFollowUp(await service.offer(tx, prepared, now), 'lawyer'),
    );
  },
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

export const followUps: Pick<Feature, 'operations' | 'personalData'> = {
  operations: [offerFollowUp, listFollowUps, withdrawFollowUp, bookFollowUp],
  personalData: [
    {
      tables: ['follow_ups'],
      exported: service.exportedFollowUps,
      erase: service.eraseFollowUps,
    },
  ],
};
