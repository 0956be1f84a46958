import 'server-only';
import { createECDH } from 'node:crypto';
import { env } from '@/lib/env';

/** The public half of VAPID_PRIVATE_KEY: what browsers subscribe with, and push services check our signature by. */
export function applicationKey(): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(env.VAPID_PRIVATE_KEY, 'base64url');
  return curve.getPublicKey('base64url');
}
