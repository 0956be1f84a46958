import type { DocumentKind, StoredDocumentKind } from '@/lib/domain/lawyers/verification';

/** Both IDs in the order of the form and the request. */
export const IDS = [
  { name: 'ibp_id', label: 'IBP ID', help: 'Front side. JPEG, PNG or PDF, up to 5 MB.' },
  {
    name: 'government_id',
    label: 'Government ID',
    help: 'Passport, driver’s license, UMID or national ID. JPEG, PNG or PDF, up to 5 MB.',
  },
] as const satisfies readonly { name: DocumentKind; label: string; help: string }[];

/** What a document that the verifier looks at is called. */
export function documentName(kind: StoredDocumentKind): string {
  if (kind === 'commission') return 'Notarial commission';
  return IDS.find(({ name }) => name === kind)?.label ?? kind;
}
