import 'server-only';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import * as contract from '@/lib/contract/meetings/summaries';
import { fullName } from '@/lib/domain/accounts/full-name';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { PdfBlock, PdfDocument } from '@/lib/server/adapters/pdf/port';
import { notFound } from '@/lib/server/platform/app-error';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as receipts from '../payments/receipts';
import { dayAndTime } from '../records/mails';
import { lawyerSideOf, partyOf } from '../records/policy';
import { type MeetingRows, meetingOf } from '../records/service';
import * as service from './service';
import { eraseSummaries, exportedSummaries, type Summary } from './service';

export const getSummary = operation(contract.getSummary, async ({ actor, params, now }) =>
  serializeSummary(await service.summaryOf(partyOf(actor), params.id, now)),
);

export const putSummary = operation(
  contract.putSummary,
  async ({ actor, params, body, now }) => {
    const party = lawyerSideOf(actor);
    const { text, next_steps: steps, papers, version } = body;
    const change = { text, steps, papers, version };
    const written = await service.writeSummary(party, params.id, change, now);
    return serializeSummary({ ...written, canSend: true });
  },
  { before: ({ actor }) => consumeRateLimit('meeting_summaries_account', actor.id) },
);

export const getSummaryPdf = operation(
  contract.getSummaryPdf,
  async ({ actor, params, now }) => {
    const party = partyOf(actor);
    const [{ view }, summary] = await Promise.all([
      meetingOf(party, params.id),
      service.summaryOf(party, params.id, now),
    ]);
    if (summary.version === 0) throw notFound();
    const body = await renderPdf(summaryDocument(view, summary, now));
    return { name: 'summary.pdf', contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

function serializeSummary(summary: Summary & { canSend: boolean }): MeetingSummary {
  const { text, steps, papers, version, createdAt, updatedAt } = summary;
  return {
    text,
    next_steps: steps,
    papers,
    version,
    written_at: createdAt?.toISOString() ?? null,
    edited_at: updatedAt?.toISOString() ?? null,
    can_send: summary.canSend,
  };
}

function summaryDocument(
  { meeting, lawyer, client }: MeetingRows,
  { text, steps, papers, createdAt, updatedAt }: Summary,
  now: number,
): PdfDocument {
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  const written = createdAt ? formatDay(createdAt.getTime()) : '';
  const edited = updatedAt ? `, edited ${formatDay(updatedAt.getTime())}` : '';
  return {
    title: 'Summary of a meeting',
    createdAt: now,
    footer: `Meeting on ${formatDay(meeting.startsAt.getTime())}, confidential`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Lawyer', `Atty. ${lawyer.displayName}`],
          ['Client', fullName(client)],
          ['Meeting', `${yearly(meeting.startsAt)}, ${minutes} minutes`],
          ['About', meeting.subject],
          ['Written', `${written}${edited}`],
        ],
      },
      { kind: 'heading', text: 'Summary' },
      { kind: 'paragraph', text },
      ...listed('Next steps', steps),
      ...listed('Papers to bring', papers),
    ],
  };
}

function listed(heading: string, items: readonly string[]): PdfBlock[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'steps', items },
  ];
}

function yearly(at: Date): string {
  const year = formatDay(at.getTime()).slice(-4);
  return dayAndTime(at).replace(/(\d),/, `$1, ${year},`);
}

export const summaries: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [getSummary, putSummary, getSummaryPdf, ...operationsOf(receipts)],
  personalData: [
    { tables: ['meeting_summaries'], exported: exportedSummaries, erase: eraseSummaries },
  ],
};
