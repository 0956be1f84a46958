import 'server-only';
import type { IdentityDocument, OwnVerification } from '@/lib/contract/lawyers/verification';
import { checkEnds } from '@/lib/domain/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import type { documentsOf } from '../documents/service';
import type { verificationOf } from './service';

type Own = Awaited<ReturnType<typeof verificationOf>>;
type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** A document with where its content is; `query` opens it without a session. */
export function serializeDocument(row: DocumentRow, query = ''): IdentityDocument {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    size: row.size,
    content_type: row.contentType,
    url: `/api/v1/auth/verify-ibp/document/${row.id}${query}`,
  };
}

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
