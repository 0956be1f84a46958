import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { usualRefundDays } from '@/lib/domain/payments/refund-windows';
import { PAYMENT_METHOD_LABELS } from '../payment-methods';

export function goesBack(what: string, method: PaymentMethod | null): string {
  if (method === 'qrph')
    return `${what} goes back to you. QR Ph can’t send money back, so we ask you where to transfer it.`;
  const usual = usualTime(method);
  return usual === null
    ? `${what} goes back ${whereTo(method)}. When it shows depends on your bank or wallet.`
    : `${what} goes back ${whereTo(method)}, usually within ${usual}.`;
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
