import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

type SignatureMode = 'test' | 'live';

/**
 * Creates `Paymongo-Signature` for a raw body: HMAC-SHA256 over `t + "." + body`, hex; `te` in test mode, `li` in
 * live mode.
 */
export function signWebhook(
  secret: string,
  rawBody: string,
  unixSeconds: number,
  mode: SignatureMode,
): string {
  const mac = macOf(secret, rawBody, String(unixSeconds));
  return `t=${unixSeconds},te=${mode === 'test' ? mac : ''},li=${mode === 'live' ? mac : ''}`;
}

/**
 * Whether the header signs exactly these bytes, in our mode, within `toleranceSeconds` of `now` (epoch ms) in either
 * direction. Parts may be in any order, with spaces. Compared in constant time. Source: PayMongo, Securing a webhook.
 */
export function verifyWebhook(
  secret: string,
  rawBody: string,
  header: string | null,
  { mode, now, toleranceSeconds }: { mode: SignatureMode; now: number; toleranceSeconds: number },
): boolean {
  const parts = new Map((header ?? '').split(',').map(splitOnce));
  const stamp = parts.get('t') ?? '';
  const given = parts.get(mode === 'test' ? 'te' : 'li') ?? '';
  if (!/^\d{1,12}$/.test(stamp) || !/^[0-9a-f]{64}$/.test(given)) return false;
  if (Math.abs(now / 1000 - Number(stamp)) > toleranceSeconds) return false;
  return timingSafeEqual(
    Buffer.from(given, 'hex'),
    Buffer.from(macOf(secret, rawBody, stamp), 'hex'),
  );
}

function macOf(secret: string, rawBody: string, stamp: string): string {
  return createHmac('sha256', secret).update(`${stamp}.${rawBody}`).digest('hex');
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}
