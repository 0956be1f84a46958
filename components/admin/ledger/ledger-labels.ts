import type { LedgerAccount, LedgerKind, LedgerSource } from '@/lib/domain/payments/ledger';

interface AccountText {
  readonly name: string;
  readonly meaning: string;
}

export const ACCOUNT_COPY: Readonly<Record<LedgerAccount, AccountText>> = {
  gateway: {
    name: 'Gateway',
    meaning: 'Received from clients less refunds and the gateway’s fees. Above zero.',
  },
  client_funds: {
    name: 'Client funds',
    meaning: 'Lawyers’ fees held until the meeting is over or the work accepted. Below zero.',
  },
  platform_fees: {
    name: 'Platform fees',
    meaning: 'The platform’s own income. Below zero.',
  },
  gateway_fees: { name: 'Gateway fees', meaning: 'What the gateway kept of payments. Above zero.' },
  withheld: {
    name: 'Withheld',
    meaning: 'Tax withheld from lawyers when fees were released, owed to the BIR. Below zero.',
  },
  lawyer_payable: {
    name: 'Lawyers’ balances',
    meaning: 'Released to lawyers and not yet paid out. Below zero.',
  },
  paid_out: {
    name: 'Paid out',
    meaning:
      'Sent to lawyers’ banks: what is still at the gateway is Gateway less this. Below zero.',
  },
};

export const KIND_LABELS: Readonly<Record<LedgerKind, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  release: 'Release',
  payout: 'Payout',
  return: 'Returned payout',
  correction: 'Withheld tax returned',
};

export const SOURCE_LABELS: Readonly<Record<LedgerSource, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  correction: 'Correction of payment',
};
