import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { partyOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './cancellation-service';

export const cancelMeeting = operation(
  contract.cancelMeeting,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await service.cancelMeeting(party, params.id, body, now);
    const { view, files } = await meetingOf(party, params.id);
    return serializeMeeting(view, files, party, now);
  },
);
