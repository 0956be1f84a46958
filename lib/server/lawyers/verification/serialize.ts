import 'server-only';
import type { IdentityDocument, OwnVerification } from '@/lib/contract/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import type { documentsOf } from '../documents/service';
import type { verificationOf } from './service';

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

export function serializeOwn(own: Awaited<ReturnType<typeof verificationOf>>): OwnVerification {
  const { lawyer, latest, documents, status } = own;
  const decidedAt = latest ? latest.decidedAt : lawyer.verifiedAt;
  return {
    status,
    submitted_at: latest ? isoInstant(latest.submittedAt.getTime()) : null,
    decided_at: decidedAt && isoInstant(decidedAt.getTime()),
    reason: latest?.reason ?? null,
    roll_number: lawyer.rollNumber,
    ibp_number: lawyer.ibpNumber,
    documents: documents.map((row) => serializeDocument(row)),
  };
}
