import 'server-only';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment';
import type { PaymentGateway } from '../port';
import { verifyWebhook } from '../signature';
import { readEvent } from '../webhook-event';
import { createSession, expireSession, fetchSession, listPayments } from './checkout';
import type { PaymongoSettings } from './client';
import { LIMITS } from './methods';
import { makeRefund, readRefund } from './refunds';
import { listInstitutions, makeTransfer, readTransfer } from './transfers';

interface PaymongoAccount extends PaymongoSettings {
  readonly webhookSecret: string;
  readonly toleranceSeconds: number;
  /** Epoch ms; decides what can still be refunded. */
  readonly clock?: () => number;
}

export function paymongoGateway(account: PaymongoAccount): PaymentGateway {
  const livemode = account.key.startsWith('sk_live_');
  const { webhookSecret, toleranceSeconds, clock = Date.now } = account;
  return {
    name: 'paymongo',
    livemode,
    methods: PAYMENT_METHODS,
    limits: LIMITS,
    create: (checkout) => createSession(account, checkout),
    fetch: (sessionId) => fetchSession(account, sessionId),
    expire: (sessionId) => expireSession(account, sessionId),
    listPayments: (from) => listPayments(account, from),
    refund: (refund) => makeRefund(account, refund, clock()),
    getRefund: (refundId) => readRefund(account, refundId),
    institutions: (rail) => listInstitutions(account, rail),
    transfer: (transfer) => makeTransfer(account, transfer),
    getTransfer: (transferId) => readTransfer(account, transferId),
    parseWebhook(rawBody, signature, now) {
      const mode = livemode ? 'live' : 'test';
      const rules = { mode, now, toleranceSeconds } as const;
      if (!verifyWebhook(webhookSecret, rawBody, signature, rules)) return 'unsigned';
      return readEvent(rawBody) ?? 'no_event';
    },
  };
}
