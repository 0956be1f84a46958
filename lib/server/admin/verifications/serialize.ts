import 'server-only';
import type { AdminVerification, VerificationRow } from '@/lib/contract/admin/verifications';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeDocument } from '@/lib/server/lawyers/verification/serialize';
import { type queue, type VerificationView, versionOf } from './service';

type QueueRow = Awaited<ReturnType<typeof queue>>['rows'][number];

const instantOf = (at: Date | null) => at && isoInstant(at.getTime());

export function serializeRow({ verification, lawyer, renewal }: QueueRow): VerificationRow {
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

export function serializeView(view: VerificationView): AdminVerification {
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
