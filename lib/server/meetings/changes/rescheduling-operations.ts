import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import * as times from '@/lib/contract/meetings/times';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { partyOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import { meetingOf } from '../records/service';
import { serializeTimes } from './rescheduling-serialize';
import * as service from './rescheduling-service';

export const rescheduleMeeting = operation(
  contract.rescheduleMeeting,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await service.rescheduleMeeting(party, params.id, body, now);
    const { view, files } = await meetingOf(party, params.id);
    return serializeMeeting(view, files, party, now);
  },
  { before: ({ actor }) => consumeRateLimit('meeting_moves_account', actor.id) },
);

export const getMeetingTimes = operation(times.getMeetingTimes, async ({ actor, params, now }) =>
  serializeTimes(await service.movable(partyOf(actor), params.id, now), now),
);

export const rescheduling: Pick<Feature, 'operations'> = {
  operations: [rescheduleMeeting, getMeetingTimes],
};
