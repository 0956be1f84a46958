import 'server-only';
import * as contract from '@/lib/contract/work-items/included-meetings';
import * as scheduling from '@/lib/contract/work-items/scheduling';
import { calendarOf } from '@/lib/server/meetings/changes/rescheduling-serialize';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { serializeMeeting } from '@/lib/server/meetings/records/serialize';
import { meetingOf } from '@/lib/server/meetings/records/service';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeIncludedMeeting } from '../records/parts-serialize';
import { includedMeetingsOf } from '../records/parts-service';
import * as service from './service';

export const addIncludedMeeting = operation(
  contract.addIncludedMeeting,
  async ({ actor, params, body, now, transaction }) => {
    const party = partyOf(actor);
    await service.limitMeetings(party, params.id);
    return transaction(async (tx) => ({
      _id: await service.addMeeting(tx, party, params.id, body, now),
    }));
  },
);

export const changeIncludedMeeting = operation(
  contract.changeIncludedMeeting,
  async ({ actor, params: { id, childId }, body, now }) => {
    await service.changeMeeting(partyOf(actor), id, childId, body, now);
    const all = await includedMeetingsOf(database(), id);
    const changed = all.find(({ included }) => included.id === childId);
    if (!changed) throw notFound();
    return serializeIncludedMeeting(changed, now);
  },
);

export const scheduleMeeting = operation(
  scheduling.scheduleMeeting,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const meetingId = await service.scheduleMeeting(party, params.id, body, now);
    const { view, files } = await meetingOf(party, meetingId);
    return serializeMeeting(view, files, party, now);
  },
  { before: ({ actor }) => consumeRateLimit('meeting_moves_account', actor.id) },
);

export const getIncludedMeetingTimes = operation(
  scheduling.getIncludedMeetingTimes,
  async ({ actor, params: { id, childId }, now }) => {
    const { schedule, duration } = await service.schedulable(partyOf(actor), id, childId, now);
    return { calendar: calendarOf(schedule, duration, now) };
  },
);

export const includedMeetings: Pick<Feature, 'operations'> = {
  operations: [addIncludedMeeting, changeIncludedMeeting, scheduleMeeting, getIncludedMeetingTimes],
};
