import { readFileSync } from 'node:fs';
import { CommandError, reasonOf } from './log.ts';

/**
 * Every setting of lib/env.ts, which a test compares. They are repeated here because some are read before the product
 * is loaded, and other variables may end in _FILE too.
 */
export const SETTINGS: readonly string[] = [
  'ADDRESS_LIMIT_FACTOR',
  'APP_ENV',
  'ASSETS_DIR',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_POOL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DATA_KEYS',
  'DEMO_DATA',
  'DRAIN_DELAY',
  'DTI_TRUSTMARK',
  'DTI_TRUSTMARK_URL',
  'ERROR_WEBHOOK_URL',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_DIALOG',
  'FACEBOOK_GRAPH',
  'GOOGLE_CALENDAR',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'HEALTH_PORT',
  'HOLD_MINUTES',
  'HOST',
  'INCOMING_DIR',
  'JOBS',
  'JOBS_CLOCK',
  'LOCAL_GATEWAY_DELAY',
  'LOCAL_GATEWAY_FAULTS',
  'MAIL_FROM',
  'METRICS_PORT',
  'MIGRATIONS',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_TIN',
  'PAYMENT_GATEWAY',
  'PAYMENT_WEBHOOK_SECRET',
  'PAYMENT_WEBHOOK_TOLERANCE',
  'PAYMONGO_API',
  'PAYMONGO_SECRET_KEY',
  'PLATFORM_FEE',
  'PORT',
  'PRIVACY_EMAIL',
  'RELEASE',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SECURITY_CONTACT',
  'SEMAPHORE_API',
  'SEMAPHORE_API_KEY',
  'SEMAPHORE_SENDER_NAME',
  'SESSION_KEYS',
  'SITE_URL',
  'SMTP_URL',
  'SOCIAL_FACEBOOK',
  'SOCIAL_INSTAGRAM',
  'SOCIAL_LINKEDIN',
  'SOCIAL_TIKTOK',
  'SOCIAL_X',
  'SOCIAL_YOUTUBE',
  'STORAGE_DIR',
  'STORAGE_DRIVER',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'TEXT_LINKS',
  'TEXT_SENDER',
  'TIME_LIMIT_FACTOR',
  'TRUST_PROXY',
  'TURN_SECRET',
  'TURN_URLS',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_API',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'VAPID_PRIVATE_KEY',
  'VERIFIER_CONSOLE',
  'VERIFIER_EMAIL',
];

/**
 * Reads every setting whose file is named, NAME from the file of NAME_FILE, as systemd's credentials and the secrets
 * of Docker and Kubernetes provide them; the final newline is removed. Child processes get NAME alone.
 */
export function readSettingFiles(env: Record<string, string | undefined>): void {
  for (const name of SETTINGS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name])
      throw new CommandError(`${name} and ${name}_FILE are both set: only one of them can count.`);
    env[name] = contentOf(name, file);
    delete env[`${name}_FILE`];
  }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new CommandError(`${name}_FILE names a file that cannot be read: ${reasonOf(error)}`);
  }
}
