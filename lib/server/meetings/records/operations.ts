import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { partyOf } from './policy';
import { seenInCall } from './seen-service';
import { serializeMeeting } from './serialize';
import * as service from './service';
import { readsNeverConnected } from './unconnected';

export const getMeeting = operation(contract.getMeeting, async ({ actor, params, now }) => {
  const party = partyOf(actor);
  const { view, files } = await service.meetingOf(party, params.id);
  const neverConnected = await readsNeverConnected(view, party, now);
  const seen = await seenInCall(view.meeting, party, now);
  return serializeMeeting({ ...view, neverConnected, seen }, files, party, now);
});

export const listMeetings = operation(contract.listMeetings, async ({ actor, query, now }) => {
  const party = partyOf(actor);
  const { period, status, from, to, q, only, page } = query;
  const span = from || to ? { from: dateOf(from), to: dateOf(to) } : undefined;
  const found = await service.meetingsOf(party, { period, status, span, q, only }, page, now);
  const results = found.rows.map((view) =>
    serializeMeeting(
      view,
      found.files.filter((file) => file.meetingId === view.meeting.id),
      party,
      now,
    ),
  );
  return { results, hasMore: found.hasMore, page, total: found.total };
});

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}
