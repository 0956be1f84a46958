import { createHmac } from 'node:crypto';

/**
 * The `Paymongo-Signature` header of a raw body: HMAC-SHA256 of `t + "." + body` with the webhook's secret, in `te` for
 * test and in `li` for live events; the other one is empty.
 */
export function signatureOf(
  secret: string,
  body: string,
  unixSeconds: number,
  livemode = false,
): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},te=${livemode ? '' : mac},li=${livemode ? mac : ''}`;
}
