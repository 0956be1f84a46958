import 'server-only';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { storedSummary } from '@/lib/server/meetings/summaries/service';
import type { MeetingRows, NewSummary, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

const SUMMARY = {
  text: 'We went through your papers and the messages you kept. On what you told me you have a claim, and there is time: nothing is lost if you write first.\n\nA letter often settles it. If there is no answer within fifteen days, we can go on to mediation, which costs little and needs no trial.',
  steps: [
    'Send me copies of everything in writing, by the files of our next meeting.',
    'Write down the dates and amounts in one list.',
    'Book 30 minutes in two weeks, so that I can go through the letter with you.',
  ],
};

/**
 * Returns the demo lawyer's summary of the first meeting with the demo client, some days ago; other meetings have
 * none.
 */
export function demoSummaries(
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
  [client]: readonly NewUser[],
): NewSummary[] {
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);
  const theirs = meetings
    .map(({ meeting }) => meeting)
    .filter(({ lawyerId, clientId }) => lawyerId === own?.rows.lawyer.id && clientId === client?.id)
    .filter(({ status }) => status === 'COMPLETED')
    .toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  return theirs.slice(0, 1).map(({ id, endsAt }) => ({
    meetingId: id,
    content: storedSummary(id, SUMMARY),
    version: 1,
    createdAt: new Date(endsAt.getTime() + 2 * HOUR_MS),
  }));
}
