import * as z from 'zod';

/** What is wrong with the settings, in one line for the person who starts the product. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Values that let a fresh clone run without a key. They are worthless outside this machine and refused in production. */
const LOCAL = {
  SITE_URL: 'http://127.0.0.1:3000',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Sangguni <no-reply@sangguni.local>',
  VERIFIER_EMAIL: 'verifier@sangguni.local',
  SUPPORT_EMAIL: 'help@sangguni.example',
  SESSION_KEYS: 'local:local-development-session-key-not-secret',
  DATA_KEY: Buffer.from('local-development-data-key-32-by').toString('base64'),
  VAPID_PRIVATE_KEY: Buffer.from('local-development-vapid-key-32by').toString('base64url'),
  PAYMENT_GATEWAY: 'local',
  PAYMENT_WEBHOOK_SECRET: 'whsk_local_development',
  // Everybody on this machine comes from one address.
  ADDRESS_LIMIT_FACTOR: '100',
} as const;

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SITE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'VERIFIER_EMAIL',
  'SUPPORT_EMAIL',
  'SESSION_KEYS',
  'DATA_KEY',
  'VAPID_PRIVATE_KEY',
  'PAYMENT_GATEWAY',
  'PAYMENT_WEBHOOK_SECRET',
  'PAYMONGO_SECRET_KEY',
  'TURN_URLS',
  'TURN_SECRET',
] as const;

/** Secrets in production, so never the defaults in the code. */
const SECRETS = [
  'SESSION_KEYS',
  'DATA_KEY',
  'VAPID_PRIVATE_KEY',
  'PAYMENT_WEBHOOK_SECRET',
] as const;

/** Pages of the operator elsewhere, linked in the footer. */
const socialLink = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional();
/** External service that we call with a secret; http is for this machine alone. */
const service = z
  .url({ protocol: /^https?$/, error: 'must be an address' })
  .refine((url) => !url.startsWith('http:') || isLoopback(url), 'must be an https address')
  .transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const count = z.coerce.number().int().min(0);

const settings = z.object({
  /** `local` runs with the local gateway, inbox and demo accounts; `production` refuses them. */
  APP_ENV: z.enum(['local', 'production']).default('local'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: count.default(20),
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.string(),
  MAIL_FROM: z.string(),
  /** Who checks the IDs of lawyers. */
  VERIFIER_EMAIL: z.email(),
  /** Contact for everything, on every page and in every mail. */
  SUPPORT_EMAIL: z.email(),
  /** Contact for questions about personal data; SUPPORT_EMAIL where it is not set. */
  PRIVACY_EMAIL: z.email().optional(),
  /** Who runs this installation, named on the legal pages. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  SOCIAL_FACEBOOK: socialLink,
  SOCIAL_INSTAGRAM: socialLink,
  SOCIAL_LINKEDIN: socialLink,
  SOCIAL_TIKTOK: socialLink,
  SOCIAL_X: socialLink,
  SOCIAL_YOUTUBE: socialLink,
  /** Signing in with Google and with Facebook is offered where both of a pair are given. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: service.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_DIALOG: service.default('https://www.facebook.com/v24.0'),
  FACEBOOK_GRAPH: service.default('https://graph.facebook.com/v24.0'),
  /** `keyid:secret` pairs, comma separated; the first signs, all verify. */
  SESSION_KEYS: z
    .string()
    .refine((keys) => keys.split(',').every(isSigningKey), 'needs id:secret pairs, secrets of 32'),
  /** 32 bytes, base64: encrypts bank account numbers, addresses of calendars and of browsers. */
  DATA_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'needs 32 bytes in base64'),
  /** The private key of `npx web-push generate-vapid-keys`: signs what push services are sent (RFC 8292). */
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => /^[\w-]{43}$/.test(key), 'needs 32 bytes in base64url without padding'),
  /** Addresses of the relay for video calls, comma separated: `turn:`, `turns:` and `stun:` (RFC 7065, 7064). */
  TURN_URLS: z
    .string()
    .default('')
    .transform((urls) => urls.split(',').flatMap((url) => url.trim() || []))
    .refine((urls) => urls.every(isIceUrl), 'needs turn:, turns: or stun: addresses'),
  /** `static-auth-secret` of that coturn. */
  TURN_SECRET: z.string().min(16).optional(),
  STORAGE_DIR: z.string().default('.data/files'),
  PAYMENT_GATEWAY: z.enum(['local', 'paymongo']),
  /** Of the webhook at that gateway; the local one signs with it too. */
  PAYMENT_WEBHOOK_SECRET: z.string().min(10),
  /** Its prefix decides whether real money moves. */
  PAYMONGO_SECRET_KEY: z
    .string()
    .regex(/^sk_(?:test|live)_\w+$/, 'must be a secret key, sk_test_… or sk_live_…')
    .optional(),
  PAYMONGO_API: service.default('https://api.paymongo.com'),
  /** Milliseconds the local gateway takes to answer, as real ones do. */
  LOCAL_GATEWAY_DELAY: count.default(0),
  /** Seconds a webhook signature stays valid. */
  PAYMENT_WEBHOOK_TOLERANCE: count.default(300),
  /** Centavos; a line of its own beside the lawyer's fee. This and HOLD_MINUTES until an administrator sets another. */
  PLATFORM_FEE: count.default(0),
  /** Multiplies the limits per address, for places where many people share one. */
  ADDRESS_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  HOLD_MINUTES: z.coerce.number().min(0.05).max(120).default(30),
  /** inline: in the server process · only: worker process, no pages · off. */
  JOBS: z.enum(['inline', 'only', 'off']).default('inline'),
  DEMO_DATA: flag.default(true),
});

const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['TURN_URLS', 'TURN_SECRET'],
] as const;
/** They are sent secrets. */
const SERVICES = ['GOOGLE_ISSUER', 'FACEBOOK_DIALOG', 'FACEBOOK_GRAPH', 'PAYMONGO_API'] as const;

const schema = settings.superRefine((given, { addIssue }) => {
  for (const pair of PAIRS) {
    const missing = pair.filter((key) => !given[key]?.length);
    if (missing.length !== 1) continue;
    addIssue({
      code: 'custom',
      path: [...missing],
      message: `is needed with ${pair.find((key) => given[key]?.length)}`,
    });
  }
  if (given.PAYMENT_GATEWAY === 'paymongo' && !given.PAYMONGO_SECRET_KEY) {
    const message = 'is needed with PAYMENT_GATEWAY=paymongo';
    addIssue({ code: 'custom', path: ['PAYMONGO_SECRET_KEY'], message });
  }
});

function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

function isIceUrl(url: string): boolean {
  return /^(?:turns?|stuns?):[^\s/?@]+(?:\?transport=(?:udp|tcp))?$/.test(url);
}

/** HS256 takes keys of 256 bits and more (RFC 7518, 3.2). */
function isSigningKey(pair: string): boolean {
  return /^\s*[^:\s]+:\s*\S{32,}\s*$/.test(pair);
}

export type Env = z.output<typeof schema>;

/** Settings that no page contains. What was rendered under other values of any other setting is never shown. */
const NOT_IN_PAGES: ReadonlySet<keyof Env> = new Set([
  'DATABASE_URL',
  'DATABASE_POOL',
  'SMTP_URL',
  'MAIL_FROM',
  'SESSION_KEYS',
  'DATA_KEY',
  'VAPID_PRIVATE_KEY',
  'STORAGE_DIR',
  'PAYMENT_WEBHOOK_SECRET',
  'PAYMENT_WEBHOOK_TOLERANCE',
  'PAYMONGO_SECRET_KEY',
  'PAYMONGO_API',
  'LOCAL_GATEWAY_DELAY',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_DIALOG',
  'FACEBOOK_GRAPH',
  'TURN_URLS',
  'TURN_SECRET',
  'JOBS',
  'DEMO_DATA',
]);

/**
 * The settings, validated. Throws one line that names what is wrong; in production every key must be given, and what
 * is only for local development is refused.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const production = given.APP_ENV === 'production';
  if (production) requireProduction(given);
  const parsed = schema.safeParse(
    production ? { DEMO_DATA: 'off', ...given } : { ...LOCAL, ...given },
  );
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Settings not usable: ${lines.join('; ')}`);
}

function requireProduction(given: Readonly<Record<string, string | undefined>>): void {
  const missing = REQUIRED_IN_PRODUCTION.filter((key) => !given[key]);
  if (missing.length > 0)
    throw new SettingsError(`Settings missing for production: ${missing.join(', ')}`);
  const refused = 'is refused with APP_ENV=production';
  if (given.PAYMENT_GATEWAY === 'local')
    throw new SettingsError(`PAYMENT_GATEWAY=local moves no money and ${refused}`);
  if (given.PAYMONGO_SECRET_KEY?.startsWith('sk_test_'))
    throw new SettingsError(`PAYMONGO_SECRET_KEY of test mode moves no money and ${refused}`);
  if (given.DEMO_DATA === 'on') throw new SettingsError(`DEMO_DATA=on ${refused}`);
  const open = SERVICES.find((key) => given[key]?.startsWith('http:'));
  if (open) throw new SettingsError(`${open} is not an https address, which ${refused}`);
  const known = SECRETS.find((key) => given[key] === LOCAL[key]);
  if (known) throw new SettingsError(`${known} is the one for local development and ${refused}`);
}

let cached: Env | undefined;

/** A build is the same for every place it will run in: it reads no settings, and has no database. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** Settings of this process, read once, on first use, so that building needs none. */
export const env: Env = new Proxy({} as Env, {
  get(_target, key) {
    cached ??= readEnv(isBuild ? {} : process.env);
    return Reflect.get(cached, key);
  },
});

/** `npm run dev`: hot reload, React's development build. A production build never is, whatever APP_ENV says. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Whether what we made ourselves is checked against its contract before it leaves: in tests and while developing. What
 * comes from outside always is.
 */
export const checksOwnAnswers = process.env.NODE_ENV !== 'production';

/** The settings that pages may contain, as one text. */
export function settingsInPages(): string {
  const keys = settings.keyof().options.filter((key) => !NOT_IN_PAGES.has(key));
  return JSON.stringify(keys.map((key) => [key, env[key]]));
}
