import 'server-only';
import * as contract from '@/lib/contract/admin/cases';
import * as absences from '@/lib/server/meetings/calls/absences-service';
import { decideReportedReview } from '@/lib/server/meetings/reviews/service';
import * as unclaimed from '@/lib/server/payments/settlement/unclaimed';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as disputes from '@/lib/server/work-items/completion/disputes-service';
import { serializeCase } from './serialize';
import * as service from './service';

export const listCases = operation(contract.listCases, async ({ query: { kind, state, page } }) => {
  const { views, hasMore } = await service.casesOf(kind, state, page);
  const { absence, dispute, review, unclaimed } = await service.casesWaiting();
  const waiting = {
    absence: absence.count,
    dispute: dispute.count,
    review: review.count,
    unclaimed: unclaimed.count,
  };
  return { results: views.map(serializeCase), hasMore, page, waiting };
});

export const decideAbsence = operation(
  contract.decideAbsence,
  async ({ actor, params, body: { decision, reason }, now }) => {
    await absences.decideAbsence(
      params.id,
      { refund: decision === 'refund', reason },
      actor.id,
      now,
    );
    return undefined;
  },
);

export const decideDispute = operation(
  contract.decideDispute,
  async ({ actor, params, body, now }) => {
    await disputes.decideDispute(
      params.id,
      { back: backOf(body), reason: body.reason },
      actor.id,
      now,
    );
    return undefined;
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

function backOf(body: contract.DisputeDecision): disputes.Decision['back'] {
  if (body.decision === 'split') return body.refund;
  return body.decision === 'refund' ? 'everything' : 'nothing';
}
