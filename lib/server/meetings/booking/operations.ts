import 'server-only';
import type { CreatedMeeting } from '@/lib/contract/meetings/meetings';
import * as contract from '@/lib/contract/meetings/meetings';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

export const createMeeting = operation(
  contract.createMeeting,
  async ({ actor, address, body, idempotencyKey, now }) => {
    const client = { ...actor, address };
    return bookingAnswer(await service.book(client, body, idempotencyKey, now), now);
  },
);

export function bookingAnswer(booked: service.Answer, now: number): CreatedMeeting {
  const { meetingId, checkoutUrl, heldUntil } = booked;
  return {
    _id: meetingId,
    checkout_url: checkoutUrl,
    hold_expires_at: heldUntil && isoInstant(heldUntil.getTime()),
    server_time: isoInstant(now),
  };
}
