import { type Parts, partsOfRefund } from './refund';

export const LEDGER_ACCOUNTS = [
  'gateway',
  'client_funds',
  'platform_fees',
  'gateway_fees',
  'withheld',
  'lawyer_payable',
  'paid_out',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const LEDGER_KINDS = [
  'payment',
  'refund',
  'release',
  'payout',
  'return',
  'correction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_SOURCES = ['payment', 'refund', 'payout', 'correction'] as const;
export type LedgerSource = (typeof LEDGER_SOURCES)[number];

/** One line of an entry, centavos; the lines of an entry sum to 0. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/**
 * Returns the postings of a payment: the amount less the gateway's fee, which is the platform's cost, is at the
 * gateway, and the parts are owed to client funds and to the platform's own line. All in centavos.
 */
export function paymentPostings({ price, platformFee }: Parts, gatewayFee = 0): Posting[] {
  const postings: Posting[] = [
    { account: 'gateway', amount: price + platformFee - gatewayFee },
    { account: 'gateway_fees', amount: gatewayFee },
    { account: 'client_funds', amount: -price },
    { account: 'platform_fees', amount: -platformFee },
  ];
  return postings.filter(({ amount }) => amount !== 0);
}

/**
 * Returns the postings of a refund, which leaves the gateway in full: its fee is not returned (PayMongo, Refunding
 * payments).
 */
export function refundPostings(parts: Parts): Posting[] {
  return paymentPostings(parts).map(({ account, amount }) => ({ account, amount: -amount }));
}

/**
 * Returns the centavos of the lawyer's fee that remain to be released after `refunded` was refunded or is pending: a
 * refund takes the lawyer's fee first (`partsOfRefund`).
 * @throws RangeError when more went back than arrived
 */
export function releasable(received: Parts, refunded: number): number {
  return received.price - (refunded > 0 ? partsOfRefund(received, 0, refunded).price : 0);
}

/** Returns the postings that move client funds to the lawyer, less tax withheld; none for 0. Centavos. */
export function releasePostings(amount: number, withheld = 0): Posting[] {
  const postings: Posting[] = [
    { account: 'client_funds', amount },
    { account: 'lawyer_payable', amount: withheld - amount },
    { account: 'withheld', amount: -withheld },
  ];
  return postings.filter((posting) => posting.amount !== 0);
}

/** Returns the postings that return withheld tax to the lawyer's balance; none for 0. Centavos. */
export function correctionPostings(withheld: number): Posting[] {
  if (withheld === 0) return [];
  return [
    { account: 'withheld', amount: withheld },
    { account: 'lawyer_payable', amount: -withheld },
  ];
}

/** Returns the postings of a payout to the bank, less tax withheld; centavos. */
export function payoutPostings(amount: number, withheld: number): Posting[] {
  const postings: Posting[] = [
    { account: 'lawyer_payable', amount },
    { account: 'paid_out', amount: withheld - amount },
    { account: 'withheld', amount: -withheld },
  ];
  return postings.filter((posting) => posting.amount !== 0);
}

/** Returns the exact reverse for a payout that did not arrive. */
export function returnPostings(amount: number, withheld: number): Posting[] {
  return payoutPostings(amount, withheld).map((line) => ({ ...line, amount: -line.amount }));
}
