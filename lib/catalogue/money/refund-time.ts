import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { usualRefundDays } from '@/lib/domain/payments/refund-windows';
import { PAYMENT_METHOD_LABELS } from '../payment-methods';

/** Says where a refund goes and when it shows, to the client; `byPayer`: somebody else paid, who is told by mail. */
export function goesBack(what: string, method: PaymentMethod | null, byPayer = false): string {
  if (byPayer) return `${what} goes back to the person who paid, and we write to them.`;
  if (method === 'qrph')
    return `${what} goes back to you. QR Ph can’t send money back, so we ask you where to transfer it.`;
  const usual = usualTime(method);
  return usual === null
    ? `${what} goes back ${whereTo(method)}. When it shows depends on your bank or wallet.`
    : `${what} goes back ${whereTo(method)}, usually within ${usual}.`;
}

/** Says in a sentence to the client who gets all of it back. */
export function getsAllBack(byPayer: boolean): string {
  return `${byPayer ? 'the person who paid gets' : 'you get'} everything back`;
}

function whereTo(method: Exclude<PaymentMethod, 'qrph'> | null): string {
  if (method === null) return 'the way you paid';
  if (method === 'card') return 'to your card';
  if (method === 'dob') return 'to your bank account';
  return `to your ${PAYMENT_METHOD_LABELS[method].label} account`;
}

function usualTime(method: PaymentMethod | null): string | null {
  const usual = usualRefundDays(method);
  if (!usual) return null;
  const { days, banking } = usual;
  return `${days} ${banking ? 'banking ' : ''}${days === 1 ? 'day' : 'days'}`;
}
