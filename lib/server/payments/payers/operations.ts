import 'server-only';
import type { PayerRequest } from '@/lib/contract/payments/payers';
import * as contract from '@/lib/contract/payments/payers';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { isoInstant } from '@/lib/domain/platform/time';
import { isAppError } from '@/lib/server/platform/app-error';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serializeRefundAccount } from '../refunds/accounts-operations';
import * as service from './service';

export const getPayerRequest = rateLimitedRead(
  contract.getPayerRequest,
  async ({ body, address, now }) =>
    serializeRequest(await countGuesses(address, service.viewOfLink(body.token, now)), now),
);

export const payForClient = rateLimitedRead(
  contract.payForClient,
  async ({ body, address, now }) => ({
    checkout_url: await countGuesses(address, service.payByLink(body, now)),
  }),
);

export const getPayerRefund = rateLimitedRead(contract.getPayerRefund, async ({ body, address }) =>
  serializeRefundAccount(await countGuesses(address, service.refundOfMail(body.token))),
);

export const setPayerRefund = rateLimitedRead(
  contract.setPayerRefund,
  async ({ body, address, now }) =>
    serializeRefundAccount(await countGuesses(address, service.giveRefundAccount(body, now))),
);

async function countGuesses<T>(address: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found')
      await consumeRateLimit('payer_link_address', address);
    throw error;
  }
}

/** Serializes it for anyone with the link, which may have been shared: contains nothing of the case. */
function serializeRequest(
  { payment, payable, returned }: service.PayerView,
  now: number,
): PayerRequest {
  const state = stateOf(payable, now);
  const byLink = payment.byPayer;
  const { about, lawyer, clientName } = payable;
  const shown = about.kind === 'meeting' && (state === 'open' || (state === 'paid' && byLink));
  return {
    state,
    reference: state === 'paid' && byLink ? paymentReference(payment) : null,
    by_link: byLink,
    last_attempt_failed: state === 'open' && byLink && payment.lastAttemptFailed,
    price: payment.price,
    platform_fee: payment.platformFee,
    total: payment.total,
    about: shown
      ? {
          client_name: clientName,
          lawyer_name: lawyer.displayName,
          start_time: isoInstant(about.startsAt.getTime()),
          end_time: isoInstant(about.endsAt.getTime()),
        }
      : null,
    hold_expires_at:
      state === 'open' && payable.holdExpiresAt
        ? isoInstant(payable.holdExpiresAt.getTime())
        : null,
    server_time: new Date(now).toISOString(),
    returned,
  };
}

function stateOf(
  { state, holdExpiresAt }: service.PayerView['payable'],
  now: number,
): PayerRequest['state'] {
  if (state === 'confirmed') return 'paid';
  return state === 'waiting' && holdExpiresAt && holdExpiresAt.getTime() > now ? 'open' : 'ended';
}
