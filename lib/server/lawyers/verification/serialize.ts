import 'server-only';
import type { IdentityDocument } from '@/lib/contract/lawyers/verification';
import type { documentsOf } from './documents-service';

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** Serializes a document with the URL of its content; `query` grants access without a session. */
export function serializeDocument(row: DocumentRow): IdentityDocument {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    size: row.size,
    content_type: row.contentType,
    url: `/api/v1/auth/verify-ibp/document/${row.id}`,
  };
}
