import ipaddr from 'ipaddr.js';
import * as z from 'zod';

/** What is wrong with the settings, in one line for the person who starts the product. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const LOCAL_DATA_KEY = Buffer.from('local-development-data-key-32-by').toString('base64');

/** Values that let a fresh clone run without a key. They are worthless outside this machine and refused in production. */
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
  'DATA_KEYS',
  'VAPID_PRIVATE_KEY',
  'PAYMENT_GATEWAY',
  'PAYMENT_WEBHOOK_SECRET',
  'PAYMONGO_SECRET_KEY',
  'TURN_URLS',
  'TURN_SECRET',
] as const;

/** Of a bucket; all of them, or none. */
export const S3_SETTINGS = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
/** Where files are, and those on their way to a bucket. */
const REQUIRED_FOR_FILES = { disk: ['STORAGE_DIR'], s3: [...S3_SETTINGS, 'INCOMING_DIR'] } as const;

/** Secrets in production, so never the defaults in the code. */
const SECRETS = ['SESSION_KEYS', 'VAPID_PRIVATE_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const;

/** Pages of the operator elsewhere, linked in the footer. */
const socialLink = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional();
/** External service that we call with a secret; http is for this machine alone. */
const service = z
  .url({ protocol: /^https?$/, error: 'must be an address' })
  .refine((url) => !url.startsWith('http:') || isLoopback(url), 'must be an https address')
  .transform((url) => url.replace(/\/+$/, ''));
const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be an address like postgres://user:password@host:5432/name')
  .optional();
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const count = z.coerce.number().int().min(0);

const settings = z.object({
  /** `local` runs with the local gateway, inbox and demo accounts; `production` refuses them. */
  APP_ENV: z.enum(['local', 'production']).default('local'),
  /** Where this process listens; HOST is 127.0.0.1 locally, every address in production. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or name of this machine')
    .optional(),
  /** How many proxies of ours stand in front: as many entries of X-Forwarded-For are believed, from its end. */
  TRUST_PROXY: count.max(10).default(0),
  /** The release in logs and metrics; else the version of the package. */
  RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a short name: letters, digits and . _ + -')
    .optional(),
  /** Where metrics are served, on HOST where that is set, else on 127.0.0.1; nowhere without it. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Where errors are reported: https, or this machine. */
  ERROR_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .refine((url) => !url.startsWith('http:') || isLoopback(url), 'must be an https address')
    .optional(),
  /** Where statements go, also by way of a transaction pooler. */
  DATABASE_URL: databaseUrl,
  /** PostgreSQL itself where the first is a pooler: for sessions, LISTEN and migrations; where it is not set, DATABASE_URL. */
  DATABASE_DIRECT_URL: databaseUrl,
  /** The role that owns the tables and alone changes them; where it is not set, DATABASE_DIRECT_URL. */
  DATABASE_MIGRATION_URL: databaseUrl,
  /** A streaming replica that public reads may ask. */
  DATABASE_READ_URL: databaseUrl,
  DATABASE_POOL: count.default(20),
  /** Seconds in which a server that is told to stop still takes requests, and says that it is not ready; 3 in production. */
  DRAIN_DELAY: z.coerce.number().min(0).max(300).default(0),
  /** Where a worker answers /live and /ready; without it, it listens nowhere. */
  HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'must be an address like smtps://user:password@host:465',
  }),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be a mail address, or a name with one: Name <name@host>'),
  /** Who checks the IDs of lawyers. */
  VERIFIER_EMAIL: z.email(),
  /** Whether the verifier's link leads to the administration, which has a second factor, instead of asking for a mailed code. */
  VERIFIER_CONSOLE: flag.default(false),
  /** Contact for everything, on every page and in every mail. */
  SUPPORT_EMAIL: z.email(),
  /** A number to call, for those who cannot write; none is shown where it is not set. */
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country code, +63…')
    .optional(),
  /** Contact for questions about personal data; SUPPORT_EMAIL where it is not set. */
  PRIVACY_EMAIL: z.email().optional(),
  /** Who keeps this installation running and is told of what is stuck; SUPPORT_EMAIL where it is not set. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Who runs this installation, named on the legal pages. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  SOCIAL_FACEBOOK: socialLink,
  SOCIAL_INSTAGRAM: socialLink,
  SOCIAL_LINKEDIN: socialLink,
  SOCIAL_TIKTOK: socialLink,
  SOCIAL_X: socialLink,
  SOCIAL_YOUTUBE: socialLink,
  /** Calendars of lawyers at Google: at Google itself, at the stand-in of this installation, or not at all. */
  GOOGLE_CALENDAR: z.enum(['off', 'local', 'google']).default('off'),
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
  /** `id:key` pairs, comma separated, keys of 32 bytes in base64: the first encrypts what the database stores, all decrypt. */
  DATA_KEYS: z
    .string()
    .refine(
      areDataKeys,
      'needs id:key pairs, ids of letters and figures, keys of 32 bytes in base64',
    )
    .refine(haveOwnIds, 'has an id twice'),
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
  /** The account at Twilio that carries text messages; without it none are offered. */
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be the id of an account, AC…')
    .optional(),
  /** Of that account: it also signs what Twilio sends us. */
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^\w{32,}$/, 'must be the token of the account')
    .optional(),
  /** Whom texts are from: a registered name (Twilio, Alphanumeric Sender ID), a number, or a messaging service. */
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:(?=.*[A-Za-z])[A-Za-z0-9 _&-]{1,11}|\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
      'must be a name of at most 11 characters, a number, +…, or a service, MG…',
    )
    .optional(),
  TWILIO_API: service.default('https://api.twilio.com'),
  /** Where stored files are: in STORAGE_DIR, or in a bucket of a service with the interface of Amazon S3. */
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  STORAGE_DIR: z.string().default('.data/files'),
  /** Where releases put their scripts, styles and fonts for each other. */
  ASSETS_DIR: z.string().optional(),
  /** Uploads while they are worked on, on a disk of this machine; `incoming` in STORAGE_DIR where it is not set. */
  INCOMING_DIR: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** Of the service, without the bucket. */
  S3_ENDPOINT: service.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the id of a key')
    .optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
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
  /** What goes wrong at the local gateway and how often, `answer_lost:0.1,event_late:0.5`; for tests. */
  LOCAL_GATEWAY_FAULTS: z.string().default('').transform(readFaults),
  /** Seconds a webhook signature stays valid. */
  PAYMENT_WEBHOOK_TOLERANCE: count.default(300),
  /** Centavos; a line of its own beside the lawyer's fee. This and HOLD_MINUTES until an administrator sets another. */
  PLATFORM_FEE: count.default(0),
  /** Multiplies the limits per address, for places where many people share one. */
  ADDRESS_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  /** Multiplies the times that a statement, a connection and a page may take, for tests on a slow machine; 1 in production. */
  TIME_LIMIT_FACTOR: z.coerce.number().min(1).max(8).default(1),
  HOLD_MINUTES: z.coerce.number().min(0.05).max(120).default(30),
  /** inline: in the server process · only: worker process, no pages · off. */
  JOBS: z.enum(['inline', 'only', 'off']).default('inline'),
  /** The jobs that the clock starts, comma separated, where tests start the others; all of them unless given. */
  JOBS_CLOCK: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .optional(),
  /** What a new local database is filled with; `tests` adds accounts that browser tests take. */
  DEMO_DATA: z
    .enum(['on', 'off', 'tests'])
    .default('on')
    .transform((value) => value !== 'off' && value),
  /** Whether a start changes tables. It refuses those of another version in any case. */
  MIGRATIONS: flag.default(true),
});

const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['TURN_URLS', 'TURN_SECRET'],
] as const;
/** Of text messages; all of them, or none. */
const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
/** They carry everything. */
const DATABASES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_READ_URL',
] as const;
/** They are sent secrets. */
const SERVICES = [
  'GOOGLE_ISSUER',
  'FACEBOOK_DIALOG',
  'FACEBOOK_GRAPH',
  'PAYMONGO_API',
  'TWILIO_API',
  'ERROR_WEBHOOK_URL',
] as const;

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
  const first = TWILIO.find((key) => given[key]);
  for (const key of first ? TWILIO.filter((one) => !given[one]) : [])
    addIssue({ code: 'custom', path: [key], message: `is needed with ${first}` });
  if (given.GOOGLE_CALENDAR === 'google' && !given.GOOGLE_CLIENT_ID) {
    const message = 'is needed with GOOGLE_CALENDAR=google';
    addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_ID'], message });
  }
  const missing = given.STORAGE_DRIVER === 's3' ? S3_SETTINGS.filter((key) => !given[key]) : [];
  for (const key of missing)
    addIssue({ code: 'custom', path: [key], message: 'is needed with STORAGE_DRIVER=s3' });
  if (given.PAYMENT_GATEWAY === 'paymongo' && !given.PAYMONGO_SECRET_KEY) {
    const message = 'is needed with PAYMENT_GATEWAY=paymongo';
    addIssue({ code: 'custom', path: ['PAYMONGO_SECRET_KEY'], message });
  }
});

/**
 * second_session: a repeat makes another session · answer_lost: after the deed · too_many_requests: before it · expiry_late: a
 * session ends at the next look · event_repeated, event_late: events come twice, or late and out of order.
 */
const GATEWAY_FAULTS = [
  'second_session',
  'answer_lost',
  'too_many_requests',
  'expiry_late',
  'event_repeated',
  'event_late',
] as const;
export type GatewayFault = (typeof GATEWAY_FAULTS)[number];

/** How often each of them happens, between 0 and 1. */
function readFaults(given: string, { addIssue }: z.RefinementCtx) {
  const rates: Partial<Record<GatewayFault, number>> = {};
  for (const pair of given.split(',').filter(Boolean)) {
    const [name, rate] = pair.split(':');
    const fault = GATEWAY_FAULTS.find((one) => one === name?.trim());
    if (!fault || !(Number(rate) >= 0 && Number(rate) <= 1))
      addIssue({ code: 'custom', message: `knows no fault ${pair}` });
    else rates[fault] = Number(rate);
  }
  return rates;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

function isDatabaseUrl(url: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url);
}

/** A mail address, or one with the name of who sends (RFC 5322, 3.4). */
function isSender(text: string): boolean {
  const [, named] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? [];
  return z.email().safeParse(named ?? text).success;
}

/** Whether PostgreSQL is on this machine (a socket is too), or its certificate is checked before anything is sent to it. */
function isSafeDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || LOOPBACK.includes(host)) return true;
  return ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
}

/** Whether mails and the password of their server travel over TLS, or not at all. */
function isSafeMailServer(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isLoopback(url);
}

function isIceUrl(url: string): boolean {
  return /^(?:turns?|stuns?):[^\s/?@]+(?:\?transport=(?:udp|tcp))?$/.test(url);
}

/** HS256 takes keys of 256 bits and more (RFC 7518, 3.2). */
function isSigningKey(pair: string): boolean {
  return /^\s*[^:\s]+:\s*\S{32,}\s*$/.test(pair);
}

/** Ids stand between the dots of encrypted values. */
function areDataKeys(pairs: string): boolean {
  return pairs.split(',').every((pair) => /^\s*[\w-]{1,32}:[A-Za-z\d+/]{43}=\s*$/.test(pair));
}

function haveOwnIds(pairs: string): boolean {
  const ids = pairs.split(',').map((pair) => pair.split(':')[0]?.trim());
  return new Set(ids).size === ids.length;
}

export type Env = z.output<typeof schema>;

/** Every setting. server/setting-files.ts knows the same ones, without this file: it runs before anything is loaded. */
export const SETTING_NAMES: readonly string[] = settings.keyof().options;

/** Settings that no page contains. What was rendered under other values of any other setting is never shown. */
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
  'TWILIO_FROM',
  'TWILIO_API',
  'JOBS',
  'JOBS_CLOCK',
  'DEMO_DATA',
  'MIGRATIONS',
  'TIME_LIMIT_FACTOR',
]);

/**
 * The settings, validated. Throws one line that names what is wrong; in production every key must be given, and what
 * is only for local development is refused.
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

/** Locally the product is found where it listens. */
function ownAddress({ PORT }: { PORT?: string }) {
  return PORT && { SITE_URL: `http://127.0.0.1:${PORT}` };
}

/** As of the root, or of a drive of Windows; `node:path` is not there in middleware. */
const ABSOLUTE_PATH = /^(?:\/|[A-Za-z]:[\\/])/;

/** Nothing of production travels where others can read it, or lies where the next release would not find it. */
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

/** Accounts whose passwords are published, and payments that move nothing, stay away from money and from the public. */
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

/** Names that no public server has (RFC 2606, 6762, 8375, ICANN's .internal), and those without a dot. */
const NOT_PUBLIC = /^[^.]+$|\.(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;

function isPublic(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'unicast';
  return !NOT_PUBLIC.test(host);
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

/** What a program of PostgreSQL needs of the environment of this process: none of its secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|PG(?!PASSWORD)\w+|SystemRoot)$/;
  const given = Object.entries(process.env).filter(([name]) => needed.test(name));
  return Object.fromEntries(given) as NodeJS.ProcessEnv;
}

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
