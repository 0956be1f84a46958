import 'server-only';
import * as contract from '@/lib/contract/meetings';
import { AppError } from '../app-error';
import { operation } from '../http/operation';
import { canReleaseHold, partyOf } from '../meetings/policy';
import { serializeMeeting } from '../meetings/serialize';
import { meetingOf } from '../meetings/service';
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
      'Only a time that is held and not paid can be given up here.',
    );
  }
  await service.releaseHold(params.id, now);
  const after = await meetingOf(party, params.id);
  return serializeMeeting(after.view, after.files, party);
});
