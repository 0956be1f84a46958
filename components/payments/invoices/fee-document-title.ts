import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';

const KINDS: Readonly<Record<FeeDocument['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Formats `Invoice FI-00000042`. */
export function feeDocumentTitle({ kind, number }: Pick<FeeDocument, 'kind' | 'number'>): string {
  return `${KINDS[kind]} ${number}`;
}
