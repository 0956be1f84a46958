import { shortReference } from '../platform/short-reference';

/**
 * Returns the reference that people read out: of what a payment is for, such as the meeting, so that it stays the same
 * however often and by whatever way it is tried.
 */
export function paymentReference({ payableId }: { readonly payableId: string }): string {
  return shortReference(payableId);
}
