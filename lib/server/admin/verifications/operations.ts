import 'server-only';
import type { AdminVerification, VerificationRow } from '@/lib/contract/admin/verifications';
import * as contract from '@/lib/contract/admin/verifications';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeDocument } from '@/lib/server/lawyers/verification/serialize';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './service';
import { type queue, type VerificationView, versionOf } from './service';

export const listVerifications = operation(contract.listVerifications, async ({ query }) => {
  const { rows, ...page } = await service.queue(query, query.page);
  return { ...page, results: rows.map(serializeRow) };
});

export const getVerification = operation(contract.getVerification, async ({ params, actor }) =>
  serializeView(await service.viewOf(params.id, actor)),
);

export const getVerificationDocument = operation(
  contract.getVerificationDocument,
  async ({ params, actor, now }) => {
    const { document, body } = await service.documentOf(params.id, params.childId, actor, now);
    const { name, contentType, size } = document;
    return { name, contentType, size, body };
  },
);

export const decideAsAdmin = operation(
  contract.decideAsAdmin,
  async ({ params, body, actor, now }) => {
    const approves = body.decision === 'approve';
    const decision = {
      status: approves ? ('APPROVED' as const) : ('REJECTED' as const),
      reason: approves ? null : (body.reason ?? null),
      version: body.version,
    };
    await service.decideAs(actor, params.id, decision, now);
    return serializeView(await service.viewOf(params.id, actor));
  },
);

type QueueRow = Awaited<ReturnType<typeof queue>>['rows'][number];

const instantOf = (at: Date | null) => at && isoInstant(at.getTime());

function serializeRow({ verification, lawyer, renewal }: QueueRow): VerificationRow {
  return {
    _id: verification.id,
    subject: verification.subject,
    lawyer: { _id: lawyer.id, display_name: lawyer.displayName, user_id: lawyer.userId },
    roll_number: lawyer.rollNumber,
    ibp_number: lawyer.ibpNumber,
    bar_year: lawyer.barYear,
    status: verification.status,
    submitted_at: isoInstant(verification.submittedAt.getTime()),
    decided_at: instantOf(verification.decidedAt),
    renewal,
  };
}

function serializeView(view: VerificationView): AdminVerification {
  const { verification, email, facts, rollNumberTaken, documents, earlier, own } = view;
  return {
    ...serializeRow(view),
    email,
    own,
    reason: verification.reason,
    version: versionOf(verification),
    facts: [...facts],
    roll_number_taken: rollNumberTaken,
    documents: documents.map((row) => ({
      ...serializeDocument(row),
      url: `/api/v1/admin/verifications/${verification.id}/document/${row.id}`,
    })),
    earlier: earlier.flatMap(({ id, status, submittedAt, decidedAt, reason }) =>
      status === 'PENDING' || !decidedAt
        ? []
        : [
            {
              _id: id,
              status,
              reason,
              submitted_at: isoInstant(submittedAt.getTime()),
              decided_at: isoInstant(decidedAt.getTime()),
            },
          ],
    ),
  };
}

export const verifications = {
  operations: [listVerifications, getVerification, getVerificationDocument, decideAsAdmin],
} as const satisfies Pick<Feature, 'operations'>;
