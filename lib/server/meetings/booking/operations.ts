import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { canReleaseHold, partyOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './service';

export const createMeeting = operation(
  contract.createMeeting,
  async ({ actor, address, body, idempotencyKey, now }) => {
    const client = { ...actor, address };
    const { meetingId, checkoutUrl } = await service.book(client, body, idempotencyKey, now);
    return { _id: meetingId, checkout_url: checkoutUrl };
  },
);

export const cancelMeeting = operation(contract.cancelMeeting, async ({ actor, params, now }) => {
  const party = partyOf(actor);
  const { view } = await meetingOf(party, params.id);
  if (!canReleaseHold(view.meeting, party)) {
    throw new AppError(
      'bad_transition',
      'Only a booking that is not paid yet can be cancelled here.',
    );
  }
  await service.releaseHold(params.id, now);
  const after = await meetingOf(party, params.id);
  return serializeMeeting(after.view, after.files, party);
});
