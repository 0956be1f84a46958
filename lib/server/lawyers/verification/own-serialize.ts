import 'server-only';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import { checkEnds } from '@/lib/domain/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import type { verificationOf } from './own-service';
import { serializeDocument } from './serialize';

type Own = Awaited<ReturnType<typeof verificationOf>>;

/** The check that counts now, and what comes of it. */
export function standing({
  status,
  standing: worth,
  checkedAt,
}: Pick<Own, 'status' | 'standing' | 'checkedAt'>) {
  return {
    checked_at: checkedAt && isoInstant(checkedAt.getTime()),
    check_ends_at: checkedAt && isoInstant(checkEnds(checkedAt.getTime())),
    renewal_due: worth === 'DUE' && status !== 'PENDING',
  };
}

export function serializeOwn(own: Own): OwnVerification {
  const { lawyer, latest, documents, status, checkedAt } = own;
  const decidedAt = latest ? latest.decidedAt : checkedAt;
  return {
    status,
    submitted_at: latest ? isoInstant(latest.submittedAt.getTime()) : null,
    decided_at: decidedAt && isoInstant(decidedAt.getTime()),
    reason: latest?.reason ?? null,
    ...standing(own),
    roll_number: lawyer.rollNumber,
    ibp_number: lawyer.ibpNumber,
    documents: documents.map((row) => serializeDocument(row)),
  };
}
