'use client';

import { Undo2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { NEED_ACCOUNT, whyByHand, willTransfer } from '@/lib/catalogue/money/refund-account';
import { useGivePayerRefund } from '@/lib/client/payments/payers';
import type { RefundAccount } from '@/lib/contract/payments/refund-accounts';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatPeso } from '@/lib/domain/platform/money';
import { RefundAccountForm } from '../refund-account/refund-account-form';

interface PayerRefundProps {
  token: string;
  initial: RefundAccount;
}

/** Where somebody who paid for a client says, once, to which account a refund goes. */
export function PayerRefund({ token, initial }: PayerRefundProps) {
  const give = useGivePayerRefund(token);
  const [given, setGiven] = useState<RefundAccount | null>(null);
  const refund = given ?? initial;
  const { account, amount } = refund;
  if (refund.status === 'paid') {
    return (
      <MessagePage icon={<Icon of={Undo2} />} title="Your refund">
        <p className="mt-3">We have transferred {formatPeso(amount)} to you.</p>
      </MessagePage>
    );
  }
  if (account) {
    return (
      <MessagePage icon={<Icon of={Undo2} />} title="Your refund" focused={given !== null}>
        <p className="mt-3" role="status">
          {willTransfer(amount, { bankId: account.bank_id, end: account.account_end })}
        </p>
        <p className="mt-3 text-neutral-700">Is it wrong? Answer the mail that we sent you now.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage icon={<Icon of={Undo2} />} title={NEED_ACCOUNT}>
      <p className="mt-3">
        {whyByHand(refund.method)} Tell us where to transfer your refund of{' '}
        <strong className="font-semibold">{formatPeso(amount)}</strong>. It is there within{' '}
        {BY_HAND_BANKING_DAYS} banking days. You can say it once, so please check the number.
      </p>
      <RefundAccountForm refund={refund} give={give} onDone={setGiven} />
    </MessagePage>
  );
}
