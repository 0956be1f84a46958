import type { DocumentKind } from '@/lib/domain/verification';

const NAMES: Record<DocumentKind, string> = { ibp_id: 'IBP ID', government_id: 'Government ID' };

/** What an ID is called. */
export function documentName(kind: DocumentKind): string {
  return NAMES[kind];
}
