import 'server-only';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { PdfBlock, PdfDocument } from '@/lib/server/adapters/pdf/port';
import { dayAndTime } from '../records/mails';
import type { MeetingRows } from '../records/service';
import type { Summary } from './service';

export function serializeSummary(summary: Summary): MeetingSummary {
  const { text, steps, version, createdAt, updatedAt } = summary;
  return {
    text,
    next_steps: steps,
    version,
    written_at: createdAt?.toISOString() ?? null,
    edited_at: updatedAt?.toISOString() ?? null,
  };
}

/** The summary as its two people save or print it. */
export function summaryDocument(
  { meeting, lawyer, client }: MeetingRows,
  { text, steps, createdAt, updatedAt }: Summary,
  now: number,
): PdfDocument {
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  const written = createdAt ? formatDay(createdAt.getTime()) : '';
  const edited = updatedAt ? `, edited ${formatDay(updatedAt.getTime())}` : '';
  const next: PdfBlock[] =
    steps.length > 0
      ? [
          { kind: 'heading', text: 'Next steps' },
          { kind: 'steps', items: steps },
        ]
      : [];
  return {
    title: 'Summary of a meeting',
    createdAt: now,
    footer: `Meeting on ${formatDay(meeting.startsAt.getTime())}, confidential`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Lawyer', `Atty. ${lawyer.displayName}`],
          ['Client', `${client.firstName} ${client.lastName}`],
          ['Meeting', `${yearly(meeting.startsAt)}, ${minutes} minutes`],
          ['About', meeting.subject],
          ['Written', `${written}${edited}`],
        ],
      },
      { kind: 'heading', text: 'Summary' },
      { kind: 'paragraph', text },
      ...next,
    ],
  };
}

/** `Tue, Nov 24, 10:00 AM PHT` with the year, for what is stored. */
function yearly(at: Date): string {
  const year = formatDay(at.getTime()).slice(-4);
  return dayAndTime(at).replace(/(\d),/, `$1, ${year},`);
}
