import 'server-only';
import * as contract from '@/lib/contract/meetings/summaries';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { notFound } from '@/lib/server/platform/app-error';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { partyOf } from '../records/policy';
import { meetingOf } from '../records/service';
import { serializeSummary, summaryDocument } from './serialize';
import * as service from './service';

export const getSummary = operation(contract.getSummary, async ({ actor, params }) =>
  serializeSummary(await service.summaryOf(partyOf(actor), params.id)),
);

export const putSummary = operation(
  contract.putSummary,
  async ({ actor, params, body, now }) => {
    const party = { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
    const { text, next_steps: steps, version } = body;
    return serializeSummary(
      await service.writeSummary(party, params.id, { text, steps, version }, now),
    );
  },
  { before: ({ actor }) => consumeRateLimit('meeting_summaries_account', actor.id) },
);

export const getSummaryPdf = operation(
  contract.getSummaryPdf,
  async ({ actor, params, now }) => {
    const party = partyOf(actor);
    const [{ view }, summary] = await Promise.all([
      meetingOf(party, params.id),
      service.summaryOf(party, params.id),
    ]);
    if (summary.version === 0) throw notFound();
    const body = await renderPdf(summaryDocument(view, summary, now));
    return { name: 'summary.pdf', contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);
