import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

export const createMeeting = operation(
  contract.createMeeting,
  async ({ actor, address, body, idempotencyKey, now }) => {
    const client = { ...actor, address };
    const { meetingId, checkoutUrl } = await service.book(client, body, idempotencyKey, now);
    return { _id: meetingId, checkout_url: checkoutUrl };
  },
);
