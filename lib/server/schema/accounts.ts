import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { citext, encryptedText, instant } from './columns';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type').$type<'CUSTOMER' | 'LAWYER'>().notNull(),
    firstName: text('first_name').notNull(),
    /** Empty for a person with a single name, which is the first. */
    lastName: text('last_name').notNull(),
    email: citext('email').notNull(),
    phone: text('phone'),
    picture: text('picture'),
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the account will be deleted, if its owner asked for it. */
    deletionDueAt: instant('deletion_due_at'),
    /** Since when only data required by law remain, without a name. */
    deletedAt: instant('deleted_at'),
    /** Since when an administrator has suspended it, and why. */
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** When the terms and the privacy policy were accepted, and the dates of those versions. */
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    privacyVersion: text('privacy_version'),
  },
  (t) => [
    unique('users_email_unique').on(t.email),
    index('users_picture').on(t.picture),
    check('users_type', sql`${t.type} in ('CUSTOMER', 'LAWYER')`),
    check('users_terms', sql`(${t.termsAcceptedAt} is null) = (${t.termsVersion} is null)`),
    check('users_privacy', sql`${t.privacyVersion} is null or ${t.termsAcceptedAt} is not null`),
    check('users_suspension', sql`(${t.suspendedAt} is null) = (${t.suspensionReason} is null)`),
    check('users_names', sql`length(${t.firstName}) > 0`),
  ],
);

/** Sessions live 30 days idle and 90 days in all; the cookie carries the token, the row its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    secondFactorAt: instant('second_factor_at'),
    /** Membership (practice_members) of the session; one that has ended, or is gone, gives no access. */
    practiceMemberId: uuid('practice_member_id'),
  },
  (t) => [
    unique('sessions_token_unique').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_seen').on(t.seenAt),
  ],
);

/**
 * Second factor of an account: an authenticator app (TOTP, RFC 6238), and the owner of its passkeys and recovery
 * codes. A row without a secret belongs to an account with passkeys alone, or none yet.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** AES-256-GCM, never plain, both; the pending one becomes the secret once a code proves that an app has it. */
    secret: encryptedText('secret'),
    pendingSecret: encryptedText('pending_secret'),
    confirmedAt: instant('confirmed_at'),
    /** Time step of the last code: each is valid once. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('second_factors_confirmed', sql`(${t.secret} is null) = (${t.confirmedAt} is null)`),
  ],
);

/** Passkeys (WebAuthn): the public keys, whose private ones never leave the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Both base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Use count as the device reports it; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Transport between browser and device: `internal`, `usb` … */
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    unique('passkeys_credential_unique').on(t.credentialId),
    index('passkeys_user').on(t.userId),
    check('passkeys_name', sql`length(${t.name}) between 1 and 60`),
  ],
);

/** Recovery codes for users without app and passkeys: single use, stored hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [unique('recovery_codes_unique').on(t.userId, t.codeHash)],
);

/** Pending sign-ins that wait for the second factor: no sessions, and valid for nothing else. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    how: text('how').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('sign_in_steps_token_unique').on(t.tokenHash),
    index('sign_in_steps_user').on(t.userId),
  ],
);

/**
 * Challenges for passkeys: the latest that a session, a pending sign-in, or a browser that signs in with a passkey alone
 * was given. Each is valid once.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    holder: uuid('holder').primaryKey(),
    /** Null before it is known who signs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'add' | 'give' | 'sign_in'>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenges_user').on(t.userId),
    check(
      'passkey_challenges_purpose',
      sql`case when ${t.userId} is null then ${t.purpose} = 'sign_in' else ${t.purpose} in ('add', 'give') end`,
    ),
  ],
);

/** Identities at other services, linked to accounts. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    service: text('service').$type<'google' | 'facebook'>().notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'linked_identities_key', columns: [t.service, t.subject] }),
    index('linked_identities_user').on(t.userId),
    check('linked_identities_service', sql`${t.service} in ('google', 'facebook')`),
    check('linked_identities_subject', sql`length(${t.subject}) between 1 and 255`),
  ],
);

/** Tokens of links in mails: single use, stored hashed. */
export const tokens = pgTable(
  'tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind')
      .$type<'verify_email' | 'reset_password' | 'change_email' | 'undo_email'>()
      .notNull(),
    tokenHash: text('token_hash').notNull(),
    callbackUrl: text('callback_url'),
    /** Address that the link confirms, or that an undo restores. */
    email: citext('email'),
    /** Hash of the six digits beside a link of verify_email, and the number of wrong attempts. */
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('tokens_hash_unique').on(t.tokenHash),
    index('tokens_user').on(t.userId, t.kind),
    check(
      'tokens_kind',
      sql`${t.kind} in ('verify_email', 'reset_password', 'change_email', 'undo_email')`,
    ),
  ],
);

/** Answers of writes that carried an Idempotency-Key, stored for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: text('status').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    unique('idempotency_keys_unique').on(t.userId, t.endpoint, t.key),
    check('idempotency_keys_length', sql`length(${t.key}) between 1 and 255`),
  ],
);

/** Counters of the limits per account and per address; the columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Epoch ms, or null for never. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Archive of all data of an account: the latest requested. */
export const accountExports = pgTable('account_exports', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestId: uuid('request_id').notNull(),
  requestedAt: instant('requested_at').notNull(),
  readyAt: instant('ready_at'),
  storageKey: text('storage_key'),
});
