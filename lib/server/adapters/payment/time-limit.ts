import 'server-only';
import { GatewayError, type PaymentGateway } from './port';

/**
 * Wraps a gateway with a time limit: a call without a response within `ms` is unreachable. State is read again later,
 * and every call can be retried.
 */
export function withTimeLimit(gateway: PaymentGateway, ms: number): PaymentGateway {
  const limited =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A) =>
      within(ms, call(...args));
  return {
    ...gateway,
    create: limited(gateway.create),
    fetch: limited(gateway.fetch),
    expire: limited(gateway.expire),
    listPayments: limited(gateway.listPayments),
    refund: limited(gateway.refund),
    getRefund: limited(gateway.getRefund),
    institutions: limited(gateway.institutions),
    transfer: limited(gateway.transfer),
    getTransfer: limited(gateway.getTransfer),
  };
}

async function within<R>(ms: number, answer: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const error = new GatewayError('unreachable', `no answer within ${ms} ms`);
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
