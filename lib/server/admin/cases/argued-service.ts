import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { FullCase } from '@/lib/server/cases/proceedings/service';
import { type ConnectionRow, connectionsOf } from '@/lib/server/meetings/calls/connections';
import { findMeetings, type MeetingRow } from '@/lib/server/meetings/records/service';
import { database } from '@/lib/server/platform/db/pool';
import { sentVersions } from '@/lib/server/work-items/proposals/versions';
import { viewOf } from '@/lib/server/work-items/records/service';

const MAX_SIGNALS = 200;

/** Returns what was agreed and what took place. The number of statements does not depend on the amount of data. */
export async function contextOf({ view, subject }: FullCase, now: number) {
  if (subject.meetingId) {
    const [meeting] = await withSignals([subject.meetingId]);
    return { agreement: null, meeting: meeting ?? null };
  }
  if (!subject.agreementId) return { agreement: null, meeting: null };
  // As its client reads it: nothing of it is for the lawyer alone.
  const party: Party = { side: 'client', userId: view.client.id };
  const item = await viewOf(party, subject.agreementId, now);
  const versions = await sentVersions(subject.agreementId);
  const meetings = await withSignals(item.meetings.flatMap(({ meeting }) => meeting?.id ?? []));
  return { agreement: { item, versions, meetings, party }, meeting: null };
}

export interface CalledMeeting {
  readonly meeting: MeetingRow;
  readonly signals: readonly ConnectionRow[];
}

async function withSignals(ids: readonly string[]): Promise<CalledMeeting[]> {
  const signals = await connectionsOf(database(), ids);
  return (await findMeetings(database(), ids)).map((meeting) => ({
    meeting,
    signals: signals.filter(({ meetingId }) => meetingId === meeting.id).slice(0, MAX_SIGNALS),
  }));
}

export type CaseContext = Awaited<ReturnType<typeof contextOf>>;
