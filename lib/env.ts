import ipaddr from 'ipaddr.js';
import { MAX_SITE_URL_FOR_TEXTS, type TextSender } from '@/lib/domain/notifications/texts';
import {
  type Env,
  isLoopback,
  isMessagingService,
  LOOPBACK,
  REQUIRED_IN_PRODUCTION,
  S3_SETTINGS,
  schema,
  settings,
} from './settings';

/** Invalid settings, described in one line for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const LOCAL_DATA_KEY = Buffer.from('local-development-data-key-32-by').toString('base64');

/**
 * Default values that let a fresh clone run without keys. They are worthless outside this machine and refused in
 * production.
 */
const LOCAL = {
  SITE_URL: 'http://127.0.0.1:3000',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Sangguni <no-reply@sangguni.local>',
  VERIFIER_EMAIL: 'verifier@sangguni.local',
  SUPPORT_EMAIL: 'help@sangguni.example',
  SESSION_KEYS: 'local:local-development-session-key-not-secret',
  // The same under the id that values of before DATA_KEYS have.
  DATA_KEYS: `local:${LOCAL_DATA_KEY},v1:${LOCAL_DATA_KEY}`,
  VAPID_PRIVATE_KEY: Buffer.from('local-development-vapid-key-32by').toString('base64url'),
  PAYMENT_GATEWAY: 'local',
  PAYMENT_WEBHOOK_SECRET: 'whsk_local_development',
  GOOGLE_CALENDAR: 'local',
  TEXT_LINKS: 'on',
  // Everybody on this machine comes from one address.
  ADDRESS_LIMIT_FACTOR: '100',
} as const;

const REQUIRED_FOR_FILES = { disk: ['STORAGE_DIR'], s3: [...S3_SETTINGS, 'INCOMING_DIR'] } as const;

const SECRETS = ['SESSION_KEYS', 'VAPID_PRIVATE_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const;

const DATABASES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_READ_URL',
] as const;
const SERVICES = [
  'GOOGLE_ISSUER',
  'FACEBOOK_DIALOG',
  'FACEBOOK_GRAPH',
  'PAYMONGO_API',
  'TWILIO_API',
  'SEMAPHORE_API',
  'ERROR_WEBHOOK_URL',
] as const;

/**
 * Whether PostgreSQL runs on this machine (a socket counts), or its certificate is verified before anything is sent.
 */
function isSafeDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || LOOPBACK.includes(host)) return true;
  return ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
}

/** Whether mails and the password of the mail server are sent over TLS, or stay on this machine. */
function isSafeMailServer(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isLoopback(url);
}

/** Settings that no page contains. Pages rendered under other values of any other setting are never shown. */
const NOT_IN_PAGES: ReadonlySet<keyof Env> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_READ_URL',
  'DATABASE_POOL',
  'DRAIN_DELAY',
  'HEALTH_PORT',
  'PORT',
  'HOST',
  'TRUST_PROXY',
  'RELEASE',
  'METRICS_PORT',
  'ERROR_WEBHOOK_URL',
  'OPERATOR_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'VERIFIER_CONSOLE',
  'SESSION_KEYS',
  'DATA_KEYS',
  'VAPID_PRIVATE_KEY',
  'STORAGE_DRIVER',
  'STORAGE_DIR',
  'ASSETS_DIR',
  'INCOMING_DIR',
  ...S3_SETTINGS,
  'PAYMENT_WEBHOOK_SECRET',
  'PAYMENT_WEBHOOK_TOLERANCE',
  'PAYMONGO_SECRET_KEY',
  'PAYMONGO_API',
  'LOCAL_GATEWAY_DELAY',
  'LOCAL_GATEWAY_FAULTS',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FACEBOOK_APP_SECRET',
  'FACEBOOK_DIALOG',
  'FACEBOOK_GRAPH',
  'TURN_URLS',
  'TURN_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_API',
  'SEMAPHORE_API_KEY',
  'SEMAPHORE_API',
  'TEXT_SENDER',
  'TEXT_LINKS',
  'JOBS',
  'JOBS_CLOCK',
  'DEMO_DATA',
  'MIGRATIONS',
  'TIME_LIMIT_FACTOR',
]);

/**
 * Reads and validates the settings. Throws one line that names what is wrong; in production every key is required,
 * and values for local development are refused.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const production = given.APP_ENV === 'production';
  if (given.DATA_KEY && !given.DATA_KEYS)
    throw new SettingsError(
      'DATA_KEY is DATA_KEYS now: set it to v1: with the value of before behind it',
    );
  if (production) requireProduction(given);
  const parsed = schema.safeParse(
    production
      ? { DEMO_DATA: 'off', VERIFIER_CONSOLE: 'on', DRAIN_DELAY: '3', MIGRATIONS: 'off', ...given }
      : { ...LOCAL, ...ownAddress(given), ...given },
  );
  if (parsed.success) {
    (production ? requireSafe : requireLocal)(parsed.data);
    requireTextSender(parsed.data);
    return parsed.data;
  }
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Settings not usable: ${lines.join('; ')}`);
}

function requireProduction(given: Readonly<Record<string, string | undefined>>): void {
  const forFiles = REQUIRED_FOR_FILES[given.STORAGE_DRIVER === 's3' ? 's3' : 'disk'];
  const missing = [...REQUIRED_IN_PRODUCTION, ...forFiles].filter((key) => !given[key]);
  if (missing.length > 0)
    throw new SettingsError(`Settings missing for production: ${missing.join(', ')}`);
  const refused = 'is refused with APP_ENV=production';
  if (given.PAYMENT_GATEWAY === 'local')
    throw new SettingsError(`PAYMENT_GATEWAY=local moves no money and ${refused}`);
  if (given.PAYMONGO_SECRET_KEY?.startsWith('sk_test_'))
    throw new SettingsError(`PAYMONGO_SECRET_KEY of test mode moves no money and ${refused}`);
  if (given.GOOGLE_CALENDAR === 'local')
    throw new SettingsError(`GOOGLE_CALENDAR=local is no calendar of Google and ${refused}`);
  if (given.DEMO_DATA === 'on' || given.DEMO_DATA === 'tests')
    throw new SettingsError(`DEMO_DATA=${given.DEMO_DATA} ${refused}`);
  if (given.JOBS_CLOCK) throw new SettingsError(`JOBS_CLOCK leaves jobs out and ${refused}`);
  if (Number(given.TIME_LIMIT_FACTOR ?? 1) !== 1)
    throw new SettingsError(
      `TIME_LIMIT_FACTOR=${given.TIME_LIMIT_FACTOR} is for tests and ${refused}`,
    );
  if (given.MIGRATIONS === 'on')
    throw new SettingsError(`MIGRATIONS=on ${refused}: run npm run migrate apply before the start`);
  const open = SERVICES.find((key) => given[key]?.startsWith('http:'));
  if (open) throw new SettingsError(`${open} is not an https address, which ${refused}`);
  const known = given.DATA_KEYS?.includes(LOCAL_DATA_KEY)
    ? 'DATA_KEYS'
    : SECRETS.find((key) => given[key] === LOCAL[key]);
  if (known) throw new SettingsError(`${known} is the one for local development and ${refused}`);
}

function ownAddress({ PORT }: { PORT?: string }) {
  return PORT && { SITE_URL: `http://127.0.0.1:${PORT}` };
}

/** Starts at the root or a Windows drive; `node:path` is not available in middleware. */
const ABSOLUTE_PATH = /^(?:\/|[A-Za-z]:[\\/])/;

function requireSafe(given: Env): void {
  const { SITE_URL, SMTP_URL } = given;
  const refused = 'is refused with APP_ENV=production';
  if (!SITE_URL.startsWith('https:'))
    throw new SettingsError(`SITE_URL is not an https address, which ${refused}`);
  const exposed = DATABASES.find((key) => given[key] !== undefined && !isSafeDatabase(given[key]));
  if (exposed)
    throw new SettingsError(
      `${exposed} leads to another machine without ?sslmode=verify-full (or require), which ${refused}`,
    );
  if (!isSafeMailServer(SMTP_URL))
    throw new SettingsError(
      `SMTP_URL leads to another machine without TLS (smtps:, or ?requireTLS=true), which ${refused}`,
    );
  const folders = given.STORAGE_DRIVER === 's3' ? [] : (['STORAGE_DIR'] as const);
  for (const key of [...folders, 'INCOMING_DIR', 'ASSETS_DIR'] as const)
    if (!ABSOLUTE_PATH.test(given[key] ?? '/'))
      throw new SettingsError(`${key} is not an absolute path, which ${refused}`);
}

/**
 * Refuses demo accounts, whose passwords are published, and the fake payment gateway where real money or the public
 * is involved.
 */
function requireLocal({ DEMO_DATA, PAYMENT_GATEWAY, PAYMONGO_SECRET_KEY, SITE_URL }: Env): void {
  const toy =
    (DEMO_DATA && `DEMO_DATA=${DEMO_DATA}`) ||
    (PAYMENT_GATEWAY === 'local' && 'PAYMENT_GATEWAY=local');
  if (!toy) return;
  if (PAYMONGO_SECRET_KEY?.startsWith('sk_live_'))
    throw new SettingsError(
      `PAYMONGO_SECRET_KEY moves real money, which ${toy} refuses; production is APP_ENV=production`,
    );
  if (isPublic(new URL(SITE_URL).hostname))
    throw new SettingsError(
      `SITE_URL is a public address, which ${toy} refuses; production is APP_ENV=production`,
    );
}

type SenderSettings = Pick<Env, 'TWILIO_FROM' | 'SEMAPHORE_SENDER_NAME' | 'TEXT_SENDER'>;

/** Returns what the settings of a sender say by themselves; null for a messaging service, and where there is none. */
function knownSender({ TWILIO_FROM, SEMAPHORE_SENDER_NAME }: SenderSettings): TextSender | null {
  if (SEMAPHORE_SENDER_NAME) return 'name';
  if (!TWILIO_FROM || isMessagingService(TWILIO_FROM)) return null;
  return TWILIO_FROM.startsWith('+') ? 'number' : 'name';
}

/** Returns what texts come from: a number, which can be answered, or a name. */
export function textSenderOf(given: SenderSettings): TextSender {
  return knownSender(given) ?? given.TEXT_SENDER ?? 'number';
}

/** Refuses a TEXT_SENDER that the sender contradicts, and links for which a text of one message has no room. */
function requireTextSender(given: Env): void {
  const known = knownSender(given);
  if (known && given.TEXT_SENDER && given.TEXT_SENDER !== known)
    throw new SettingsError(
      `TEXT_SENDER=${given.TEXT_SENDER} contradicts the sender, a ${known}: leave it out`,
    );
  if (!given.TEXT_LINKS || !(given.TWILIO_FROM ?? given.SEMAPHORE_SENDER_NAME)) return;
  const max = MAX_SITE_URL_FOR_TEXTS[textSenderOf(given)];
  if (given.SITE_URL.length > max || !/^[\w:/.-]+$/.test(given.SITE_URL))
    throw new SettingsError(
      `TEXT_LINKS=on needs a SITE_URL of at most ${max} plain characters: a text has no room for more`,
    );
}

/** Names that no public server has (RFC 2606, 6762, 8375, ICANN's .internal), and names without a dot. */
const NOT_PUBLIC = /^[^.]+$|\.(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;

function isPublic(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'unicast';
  return !NOT_PUBLIC.test(host);
}

let cached: Env | undefined;

/** Whether this is a build. A build is the same for every environment: it reads no settings and has no database. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** Settings of this process, read once on first use, so that a build needs none. */
export const env: Env = new Proxy({} as Env, {
  get(_target, key) {
    cached ??= readEnv(isBuild ? {} : process.env);
    return Reflect.get(cached, key);
  },
});

/** Returns the environment that a PostgreSQL program needs, without the secrets of this process. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|PG(?!PASSWORD)\w+|SystemRoot)$/;
  const given = Object.entries(process.env).filter(([name]) => needed.test(name));
  return Object.fromEntries(given) as NodeJS.ProcessEnv;
}

/**
 * Whether this is `npm run dev`: hot reload, React's development build. Never true for a production build, whatever
 * APP_ENV says.
 */
export const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Whether our own responses are checked against their contract before they are sent: in tests and development. Input
 * from outside is always checked.
 */
export const checksOwnAnswers = process.env.NODE_ENV !== 'production';

export function settingsInPages(): string {
  const keys = settings.keyof().options.filter((key) => !NOT_IN_PAGES.has(key));
  return JSON.stringify(keys.map((key) => [key, env[key]]));
}
