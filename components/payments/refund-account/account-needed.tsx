import { NEED_ACCOUNT } from '@/lib/catalogue/money/refund-account';
import type { RefundAccountState } from '@/lib/contract/payments/payments';

export function AccountNeeded({ of }: { of: { refund_account: RefundAccountState | null } }) {
  if (of.refund_account?.status !== 'needed') return null;
  return <span className="text-sm font-medium text-amber-800">{NEED_ACCOUNT}</span>;
}
