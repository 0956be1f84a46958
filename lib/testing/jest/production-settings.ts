import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const STORAGE_DIR = mkdtempSync(path.join(os.tmpdir(), 'installation-'));

/** Every secret of a production installation, and the pace of one: that of a slow machine of tests is refused there. */
export const SECRETS = {
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Sangguni <no-reply@sangguni.example>',
  VERIFIER_EMAIL: 'ids@sangguni.example',
  SUPPORT_EMAIL: 'support@sangguni.example',
  SESSION_KEYS: '2026:0123456789abcdef0123456789abcdef',
  DATA_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  PAYMENT_GATEWAY: 'paymongo',
  PAYMENT_WEBHOOK_SECRET: 'whsk_0123456789abcdef',
  PAYMONGO_SECRET_KEY: 'sk_live_0123456789abcdef',
  TURN_URLS: 'turn:turn.example:3478',
  TURN_SECRET: '0123456789abcdef0123456789abcdef',
  STORAGE_DIR,
  TIME_LIMIT_FACTOR: '1',
};

/** A production installation at its address. */
export const PRODUCTION = {
  ...SECRETS,
  APP_ENV: 'production',
  SITE_URL: 'https://sangguni.example',
};
