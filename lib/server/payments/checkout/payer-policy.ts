import 'server-only';
import { env } from '@/lib/env';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';

const LINK = 'payer-link';
const REFUND = 'payer-refund';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Derives the address at which somebody else pays for a held meeting, so that its client can copy it again. */
export function payerAddress(meetingId: string): string {
  return `${env.SITE_URL}/pay/${tokenOf(meetingId, LINK)}`;
}

/** Derives the address, for a mail to the payer alone, at which an account for a refund is given. */
export function payerRefundAddress(refundId: string): string {
  return `${env.SITE_URL}/pay/refund/${tokenOf(refundId, REFUND)}`;
}

/** Returns the meeting of a link’s token; null when it is not one of ours. */
export function meetingOfToken(token: string): string | null {
  return idIn(token, LINK);
}

/** Returns the refund of a mail’s token; null when it is not one of ours. */
export function refundOfToken(token: string): string | null {
  return idIn(token, REFUND);
}

function tokenOf(id: string, purpose: string): string {
  return `${id}.${keyedHash(id, purpose)}`;
}

function idIn(token: string, purpose: string): string | null {
  const [id = '', hash = '', ...rest] = token.split('.');
  return rest.length === 0 && ID.test(id) && isKeyedHash(hash, id, purpose) ? id : null;
}
