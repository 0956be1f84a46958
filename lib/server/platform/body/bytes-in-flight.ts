import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { processWide } from '../process-wide';

const MB = 1024 * 1024;
/** Bytes of bodies that this process has on its disk at once, until they are answered. */
const MAX_TOTAL = 512 * MB;
/** Bytes per caller, so that none can use up the total. */
const MAX_PER_SENDER = 64 * MB;
const RETRY_SECONDS = 30;

/** The sender: an account, or the address of a visitor, which many may share. */
export type Sender = { readonly account: string } | { readonly address: string };

const reserved = processWide('bytes-in-flight', () => ({
  ofEach: new Map<string, number>(),
  together: 0,
}));

/**
 * Reserves room for a body.
 * @returns releases it
 * @throws AppError rate_limited or unavailable with Retry-After where there is none
 */
export function reserveBytes(sender: Sender, bytes: number): () => void {
  const { ofEach } = reserved;
  const key = 'account' in sender ? `account ${sender.account}` : `address ${sender.address}`;
  const most = 'account' in sender ? MAX_PER_SENDER : MAX_PER_SENDER * env.ADDRESS_LIMIT_FACTOR;
  const own = (ofEach.get(key) ?? 0) + bytes;
  const retryAfter = RETRY_SECONDS;
  if (own > most) {
    const message = 'Other uploads of yours are still under way. Please try again in a moment.';
    throw new AppError('rate_limited', message, { retryAfter });
  }
  if (reserved.together + bytes > MAX_TOTAL) {
    const message = 'Too many uploads are under way. Please try again in a moment.';
    throw new AppError('unavailable', message, { retryAfter });
  }
  ofEach.set(key, own);
  reserved.together += bytes;
  return () => {
    const left = (ofEach.get(key) ?? 0) - bytes;
    if (left > 0) ofEach.set(key, left);
    else ofEach.delete(key);
    reserved.together -= bytes;
  };
}
