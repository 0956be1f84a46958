import type { DocumentKind, StoredDocumentKind } from '@/lib/domain/lawyers/verification';

export const IDS = [
  { name: 'ibp_id', label: 'IBP ID', help: 'Front side. JPEG, PNG or PDF, up to 5 MB.' },
  {
    name: 'government_id',
    label: 'Government ID',
    help: 'Passport, driver’s license, UMID or national ID. JPEG, PNG or PDF, up to 5 MB.',
  },
] as const satisfies readonly { name: DocumentKind; label: string; help: string }[];

/** Returns the name of a document shown to the verifier. */
export function documentName(kind: StoredDocumentKind): string {
  if (kind === 'commission') return 'Notarial commission';
  if (kind === 'bir_2303') return 'Certificate of registration (BIR Form 2303)';
  return IDS.find(({ name }) => name === kind)?.label ?? kind;
}
