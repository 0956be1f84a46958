import 'server-only';
import * as contract from '@/lib/contract/admin/cases';
import { kindToOpen } from '@/lib/domain/admin/cases';
import { decideReportedReview } from '@/lib/server/meetings/reviews/service';
import * as unclaimed from '@/lib/server/payments/settlement/unclaimed';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { arguedCases } from './argued-operations';
import { helpCases } from './help-operations';
import { serializeCase } from './serialize';
import * as service from './service';

export const listCases = operation(
  contract.listCases,
  async ({ actor, query: { state, page, ...asked } }) => {
    const { absence, dispute, review, unclaimed, help } = await service.casesWaiting();
    const waiting = {
      absence: absence.count,
      dispute: dispute.count,
      review: review.count,
      unclaimed: unclaimed.count,
      help: help.count,
    };
    const kind = asked.kind ?? kindToOpen(waiting);
    const { views, hasMore } = await service.casesOf(kind, state, page);
    const results = views.map((view) => serializeCase(view, actor.id));
    return { results, hasMore, page, kind, waiting };
  },
);

export const decideReviewReport = operation(
  contract.decideReviewReport,
  async ({ actor, params, body: { decision, reason }, now }) => {
    await decideReportedReview(params.id, { hide: decision === 'hide', reason }, actor.id, now);
    return undefined;
  },
);

export const closeUnclaimed = operation(
  contract.closeUnclaimed,
  async ({ actor, params, body: { reason }, now }) => {
    await unclaimed.closeUnclaimed(params.id, reason, actor.id, now);
    return undefined;
  },
);

export const cases: Pick<Feature, 'operations'> = {
  operations: [
    listCases,
    decideReviewReport,
    closeUnclaimed,
    ...arguedCases.operations,
    ...helpCases.operations,
  ],
};
