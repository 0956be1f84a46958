import 'server-only';
import { createECDH } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * Returns the public half of VAPID_PRIVATE_KEY, with which browsers subscribe and push services verify our signature.
 */
export function applicationKey(): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(env.VAPID_PRIVATE_KEY, 'base64url');
  return curve.getPublicKey('base64url');
}
