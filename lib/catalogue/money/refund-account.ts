import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatPeso } from '@/lib/domain/platform/money';
import { BANKS } from '../banks';
import { PAYMENT_METHOD_LABELS } from '../payment-methods';

/** Status on pages, in lists and in mails for a client who must provide an account. */
export const NEED_ACCOUNT = 'We need your account';

export function whyByHand(method: PaymentMethod | null): string {
  if (method === 'qrph') return 'QR Ph can’t send money back.';
  if (method === 'card') return 'This payment can’t be sent back to the card.';
  if (method === null) return 'This payment can’t be sent back the way it came.';
  return `This payment can’t be sent back through ${PAYMENT_METHOD_LABELS[method].label}.`;
}

interface ShortAccount {
  readonly bankId: string;
  readonly end: string;
}

/** Returns `GCash ending 1234`. */
export function accountEnding({ bankId, end }: ShortAccount): string {
  return `${bankName(bankId)} ending ${end}`;
}

export function willTransfer(amount: number, account: ShortAccount): string {
  return `We will transfer ${formatPeso(amount)} to ${accountEnding(account)} within ${BY_HAND_BANKING_DAYS} banking days.`;
}

/** Returns the name of a bank, or its id when it is no longer listed. */
export function bankName(bankId: string): string {
  return BANKS.find(({ id }) => id === bankId)?.name ?? bankId;
}
