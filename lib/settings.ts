import * as z from 'zod';

/** Settings of a bucket: all or none. */
export const S3_SETTINGS = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Settings without which production does not start. */
export const REQUIRED_IN_PRODUCTION = [
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

/** The operator's pages on other sites, linked in the footer. */
const socialLink = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional();
/** External service called with a secret; http only for this machine. */
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

/** Every setting with its description: the source of docs/settings.md (`npm run docs:settings`). */
export const settings = z.object({
  APP_ENV: z
    .enum(['local', 'production'])
    .default('local')
    .describe(
      '`local` (default) or `production`, which refuses the local gateway, inbox and demo accounts; a database stays of the kind that was first started on it',
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3000)
    .describe('where the process listens'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or name of this machine')
    .optional()
    .describe(
      'the address or name of this machine on which it listens: 127.0.0.1 locally, every address in production',
    ),
  TRUST_PROXY: count
    .max(10)
    .default(0)
    .describe(
      'number of proxies in front whose X-Forwarded-For, and X-Request-Id, is believed (0). With 0 behind a proxy all visitors count as one address; the log says once that the header arrives',
    ),
  RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a short name: letters, digits and . _ + -')
    .optional()
    .describe('name of the release in logs and metrics (the version of the package)'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'where Prometheus finds `/metrics`, on `HOST` where that is set, else on 127.0.0.1; a port of its own for each server and worker. Nothing without it',
    ),
  ERROR_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .refine((url) => !url.startsWith('http:') || isLoopback(url), 'must be an https address')
    .optional()
    .describe('https address that errors are reported to, as JSON without personal data'),
  DATABASE_URL: databaseUrl.describe(
    'PostgreSQL 15 or later with btree_gist and citext; locally an embedded one by default. On another machine production wants `?sslmode=verify-full` (or `verify-ca`, `require`). May lead to PgBouncer in transaction mode, with the next one beside it',
  ),
  DATABASE_DIRECT_URL: databaseUrl.describe(
    'PostgreSQL itself, where `DATABASE_URL` leads to a pooler: for locks of a session, LISTEN and the workers of jobs; else `DATABASE_URL`',
  ),
  DATABASE_MIGRATION_URL: databaseUrl.describe(
    'the same as the role that owns the tables and alone changes them; else `DATABASE_DIRECT_URL`. `npm run migrate apply` grants the role of `DATABASE_URL` what it needs. The two roles: [deploy/roles.sql](../deploy/roles.sql)',
  ),
  DATABASE_READ_URL: databaseUrl.describe(
    'a streaming replica for searches, lists and sitemaps, where there is one; passed over while it lacks a change or is five seconds behind: [docs/several-machines.md](several-machines.md)',
  ),
  DATABASE_POOL: count
    .default(20)
    .describe('connections of a process for requests (20); jobs have 8 more'),
  DRAIN_DELAY: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'seconds in which a server that is told to stop still takes requests and says at `/api/ready` that it is not ready, before it closes its port and has six more to finish: 3 in production, 0 locally. Longer than twice the time between two looks of the balancer',
    ),
  HEALTH_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'where `npm run worker` answers `/live` and `/ready`, under HOST; without it a worker listens nowhere',
    ),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .describe(
      'public address; https, which production wants, switches on `__Host-` cookies and HSTS',
    ),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address like smtps://user:password@host:465',
    })
    .describe(
      'mail server (`smtps://…`, or `smtp://…?requireTLS=true`; without TLS only locally, or at a loopback address)',
    ),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be a mail address, or a name with one: Name <name@host>')
    .describe('sender of all mails (`Name <name@host>`)'),
  VERIFIER_EMAIL: z
    .email()
    .describe(
      'who checks the IDs of lawyers and the commissions of notaries public; locally the mails arrive in the inbox',
    ),
  VERIFIER_CONSOLE: flag
    .default(false)
    .describe(
      '`on` (default in production): the links in those mails lead to the administration and its second factor; `off`: they ask for a mailed code',
    ),
  SUPPORT_EMAIL: z
    .email()
    .describe(
      'contact on every page and in every mail, and where answers to mails go (`help@sangguni.example`)',
    ),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country code, +63…')
    .optional()
    .describe(
      'a number to call, with its country code (`+63…`): in the footers, and on the page that a device without a connection shows. None without it',
    ),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an email or https address')
    .optional()
    .describe(
      'where to report a flaw, an email or https address, named in /.well-known/security.txt; else `SUPPORT_EMAIL`',
    ),
  PRIVACY_EMAIL: z
    .email()
    .optional()
    .describe('contact for questions about personal data; else the first'),
  OPERATOR_EMAIL: z
    .email()
    .optional()
    .describe(
      'who keeps this installation running, and is mailed of what is stuck (payments, refunds, payouts, jobs, mails, webhooks, backups) and by `npm run check-settings`; else `SUPPORT_EMAIL`',
    ),
  OPERATOR_NAME: z
    .string()
    .optional()
    .describe('who runs the product, named in the terms and the privacy policy'),
  OPERATOR_ADDRESS: z.string().optional().describe('their postal address, named there too'),
  OPERATOR_TIN: z
    .string()
    .optional()
    .describe('their Taxpayer Identification Number, on certificates of tax withheld'),
  SOCIAL_FACEBOOK: socialLink.describe('https address of the page there, linked in the footer'),
  SOCIAL_INSTAGRAM: socialLink.describe('https address of the page there, linked in the footer'),
  SOCIAL_LINKEDIN: socialLink.describe('https address of the page there, linked in the footer'),
  SOCIAL_TIKTOK: socialLink.describe('https address of the page there, linked in the footer'),
  SOCIAL_X: socialLink.describe('https address of the page there, linked in the footer'),
  SOCIAL_YOUTUBE: socialLink.describe('https address of the page there, linked in the footer'),
  DTI_TRUSTMARK: z
    .string()
    .trim()
    .min(1, 'must be the number of the Trustmark')
    .max(60, 'has at most 60 characters')
    .optional()
    .describe(
      'number of the Trustmark of the Department of Trade and Industry, shown in the footer with the link beside it: both, or none',
    ),
  DTI_TRUSTMARK_URL: socialLink.describe(
    'https address at which the Department of Trade and Industry confirms it',
  ),
  GOOGLE_CALENDAR: z
    .enum(['off', 'local', 'google'])
    .default('off')
    .describe(
      '`off` (default), `google`: lawyers can connect Google Calendar, with the client above and a second redirect address, [docs/operation.md](operation.md); or `local` (default locally, refused in production): a stand-in under `/test-google`',
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'sign-in with Google, offered with the secret beside it; the redirect address to register there is `SITE_URL` + `/api/v1/auth/oauth/google/callback`',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('secret of that client'),
  GOOGLE_ISSUER: service
    .default('https://accounts.google.com')
    .describe('where Google is; https, or loopback outside production'),
  FACEBOOK_APP_ID: z
    .string()
    .optional()
    .describe(
      'sign-in with Facebook, offered with the secret beside it; the redirect address is `SITE_URL` + `/api/v1/auth/oauth/facebook/callback`',
    ),
  FACEBOOK_APP_SECRET: z.string().optional().describe('secret of that app'),
  FACEBOOK_DIALOG: service
    .default('https://www.facebook.com/v24.0')
    .describe('where people sign in with Facebook; https, or loopback outside production'),
  FACEBOOK_GRAPH: service
    .default('https://graph.facebook.com/v24.0')
    .describe("where Facebook's API is; https, or loopback outside production"),
  SESSION_KEYS: z
    .string()
    .refine((keys) => keys.split(',').every(isSigningKey), 'needs id:secret pairs, secrets of 32')
    .describe(
      '`id:secret` pairs, comma separated, secrets of 32 characters or more: the first signs, all verify',
    ),
  DATA_KEYS: z
    .string()
    .refine(
      areDataKeys,
      'needs id:key pairs, ids of letters and figures, keys of 32 bytes in base64',
    )
    .refine(haveOwnIds, 'has an id twice')
    .describe(
      '`id:key` pairs, comma separated, keys of 32 bytes in base64 (`openssl rand -base64 32`): the first encrypts, all decrypt second factors, notes, summaries, answers before meetings, questions to the support, tax numbers, bank accounts, addresses of calendars and of browsers, tokens for Google Calendar, and check links of guests and payers. A start without one that is needed is refused. The `DATA_KEY` of before is `v1:<its value>`',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => /^[\w-]{43}$/.test(key), 'needs 32 bytes in base64url without padding')
    .describe(
      'the private key of `npx web-push generate-vapid-keys`, signs web push; with another one browsers have to be subscribed again',
    ),
  TURN_URLS: z
    .string()
    .default('')
    .transform((urls) => urls.split(',').flatMap((url) => url.trim() || []))
    .refine((urls) => urls.every(isIceUrl), 'needs turn:, turns: or stun: addresses')
    .describe(
      'addresses of the relay for video calls (`turn:`, `turns:`, `stun:`, comma separated): [turn.md](turn.md). Locally without them, calls only go directly',
    ),
  TURN_SECRET: z.string().min(16).optional().describe('`static-auth-secret` of that relay'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be the id of an account, AC…')
    .optional()
    .describe(
      'the account that carries text messages, with its token and sender: all, or none ([operation.md](operation.md)). Without them and Semaphore there are none; locally they arrive in the inbox',
    ),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^\w{32,}$/, 'must be the token of the account')
    .optional()
    .describe('token of that account, which also signs what Twilio sends'),
  TWILIO_FROM: z
    .string()
    .refine(
      (from) =>
        isMessagingService(from) ||
        /^(?:(?=.*[A-Za-z])[A-Za-z0-9 _&-]{1,11}|\+[1-9]\d{6,14})$/.test(from),
      'must be a name of at most 11 characters, a number, +…, or a service, MG…',
    )
    .optional()
    .describe(
      'the registered name (`SANGGUNI`), number (`+…`) or messaging service (`MG…`) that texts are from',
    ),
  TWILIO_API: service
    .default('https://api.twilio.com')
    .describe('where Twilio is (`https://api.twilio.com`); https, or loopback outside production'),
  SEMAPHORE_API_KEY: z
    .string()
    .regex(/^\w{16,}$/, 'must be the key of the account')
    .optional()
    .describe(
      'key of an account at Semaphore, a carrier of the Philippines, with its sender name: both, or neither; refused beside Twilio ([operation.md](operation.md))',
    ),
  SEMAPHORE_SENDER_NAME: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/,
      'must be a name of at most 11 letters and digits, with a letter',
    )
    .optional()
    .describe('the approved sender name of that account (`SANGGUNI`)'),
  SEMAPHORE_API: service
    .default('https://api.semaphore.co')
    .describe(
      'where Semaphore is (`https://api.semaphore.co`); https, or loopback outside production',
    ),
  TEXT_SENDER: z
    .enum(['number', 'name'])
    .optional()
    .describe(
      'whether texts come from a `number` (default), which can be answered, or a `name`. Read for a messaging service (`MG…`), which may hold either, and for the local inbox; else the sender itself says so',
    ),
  TEXT_LINKS: flag
    .default(false)
    .describe(
      '`on` (default locally): texts hold links. `off` (default in production): they say what to open, since operators of the Philippines block texts with links. A name that they have on their lists may be exempt: ask the carrier',
    ),
  STORAGE_DRIVER: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe(
      'where uploaded files and pictures live: `disk` (default), in STORAGE_DIR, or `s3`, in a bucket: [docs/files.md](files.md)',
    ),
  STORAGE_DIR: z
    .string()
    .default('.data/files')
    .describe(
      'their folder; in production an absolute path, outside of the release and shared by all machines. Required there with `disk`',
    ),
  ASSETS_DIR: z
    .string()
    .optional()
    .describe(
      'a folder that releases share, on all machines: each server puts its scripts, styles and fonts there, so that pages opened before a deploy find theirs for seven days; in production an absolute path. Without it a server has those of its own build alone',
    ),
  INCOMING_DIR: z
    .string()
    .optional()
    .describe(
      'uploads while they are worked on, on a disk of each machine: `incoming` in STORAGE_DIR by default, required in production with `s3`',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('the bucket; it and the four that follow are required with `s3`'),
  S3_ENDPOINT: service
    .optional()
    .describe('the service of the bucket, without its name: https, or http at a loopback address'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .optional()
    .describe('the region of the bucket'),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the id of a key')
    .optional()
    .describe('id of the key to the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret of the key to the bucket'),
  PAYMENT_GATEWAY: z
    .enum(['local', 'paymongo'])
    .describe('`paymongo`, or `local`, which moves no money'),
  PAYMENT_WEBHOOK_SECRET: z
    .string()
    .min(10)
    .describe("key of the gateway's webhooks; the local one signs with it too"),
  PAYMONGO_SECRET_KEY: z
    .string()
    .regex(/^sk_(?:test|live)_\w+$/, 'must be a secret key, sk_test_… or sk_live_…')
    .optional()
    .describe(
      'secret key of the account: `sk_live_…` moves money, `sk_test_…` is refused in production. What to set up there: [docs/paymongo.md](paymongo.md)',
    ),
  PAYMONGO_API: service
    .default('https://api.paymongo.com')
    .describe(
      'where PayMongo is (`https://api.paymongo.com`); https, or loopback outside production',
    ),
  LOCAL_GATEWAY_DELAY: count
    .default(0)
    .describe('milliseconds the local gateway takes to answer (0)'),
  LOCAL_GATEWAY_FAULTS: z
    .string()
    .default('')
    .transform(readFaults)
    .describe(
      'what goes wrong at the local gateway and how often, for tests: `answer_lost:0.1,event_late:0.5`; the names are in lib/env.ts',
    ),
  PAYMENT_WEBHOOK_TOLERANCE: count
    .default(300)
    .describe("seconds a webhook's signature stays valid, in either direction (300)"),
  PLATFORM_FEE: count
    .default(0)
    .describe("centavos beside the lawyer's fee, until an administrator sets it"),
  ADDRESS_LIMIT_FACTOR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe(
      'multiplies the limits per client address (1; locally 100, since everybody comes from one)',
    ),
  TIME_LIMIT_FACTOR: z.coerce
    .number()
    .min(1)
    .max(8)
    .default(1)
    .describe(
      'multiplies the times that connections, statements and waiting for a place may take (1, refused otherwise in production): tests set it to the slowness of their machine',
    ),
  HOLD_MINUTES: z.coerce
    .number()
    .min(0.05)
    .max(120)
    .default(30)
    .describe(
      'minutes a time is held for payment, until an administrator sets it; 15 at most for clients who have never paid, and for agreements of accounts of the last day',
    ),
  JOBS: z
    .enum(['inline', 'only', 'off'])
    .default('inline')
    .describe('`inline` (default), `only` or `off`'),
  JOBS_CLOCK: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .optional()
    .describe(
      'the jobs that the clock starts, comma separated (all); for tests, which start the others themselves. Refused in production',
    ),
  DEMO_DATA: z
    .enum(['on', 'off', 'tests'])
    .default('on')
    .transform((value) => value !== 'off' && value)
    .describe(
      '`on` (default) fills a new local database with demo accounts, `tests` also with clients and lawyers that browser tests take; `off` in production',
    ),
  MIGRATIONS: flag
    .default(true)
    .describe(
      '`on` (default locally) brings the tables up to date at start; `off` (always in production, and for `npm run admin`) changes none. A start refuses a database that is older than it needs or newer than it can work with: `npm run migrate apply`',
    ),
});

const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['SEMAPHORE_API_KEY', 'SEMAPHORE_SENDER_NAME'],
  ['DTI_TRUSTMARK', 'DTI_TRUSTMARK_URL'],
] as const;
const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
/** All settings, with their dependencies on each other. */
export const schema = settings.superRefine((given, { addIssue }) => {
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
  if (first && given.SEMAPHORE_API_KEY) {
    const message = `is refused beside ${first}: texts have one carrier`;
    addIssue({ code: 'custom', path: ['SEMAPHORE_API_KEY'], message });
  }
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
 * second_session: a repeat makes another session · answer_lost: after the deed · too_many_requests: before it ·
 * expiry_late: a session ends at the next poll · event_repeated, event_late: events come twice, or late and out of
 * order.
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

/** Reads the probability of each fault, between 0 and 1. */
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

export const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/** Whether TWILIO_FROM is the id of a messaging service; a name may begin with MG, too. */
export function isMessagingService(from: string): boolean {
  return /^MG[0-9a-f]{32}$/.test(from);
}

function isDatabaseUrl(url: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url);
}

/** Whether a text is a mail address, or one with the sender's name (RFC 5322, 3.4). */
function isSender(text: string): boolean {
  const [, named] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? [];
  return z.email().safeParse(named ?? text).success;
}

function isIceUrl(url: string): boolean {
  return /^(?:turns?|stuns?):[^\s/?@]+(?:\?transport=(?:udp|tcp))?$/.test(url);
}

/** Whether a key is long enough: HS256 takes keys of 256 bits and more (RFC 7518, 3.2). */
function isSigningKey(pair: string): boolean {
  return /^\s*[^:\s]+:\s*\S{32,}\s*$/.test(pair);
}

/** Checks DATA_KEYS; ids are written between the dots of encrypted values. */
function areDataKeys(pairs: string): boolean {
  return pairs.split(',').every((pair) => /^\s*[\w-]{1,32}:[A-Za-z\d+/]{43}=\s*$/.test(pair));
}

function haveOwnIds(pairs: string): boolean {
  const ids = pairs.split(',').map((pair) => pair.split(':')[0]?.trim());
  return new Set(ids).size === ids.length;
}

export type Env = z.output<typeof schema>;

/** Names of all settings. server/setting-files.ts repeats them, since it runs before anything is loaded. */
export const SETTING_NAMES: readonly string[] = settings.keyof().options;
