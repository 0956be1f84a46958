import 'server-only';
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { lawyerSignupInput } from '@/lib/contract/lawyers/signup';
import * as contract from '@/lib/contract/lawyers/signup';
import { fullName } from '@/lib/domain/accounts/full-name';
import { handleOf } from '@/lib/domain/accounts/handle';
import { DAY_MS } from '@/lib/domain/platform/time';
import {
  accountOf,
  createAccount,
  type SignedIn,
  type WithSafeCallback,
} from '@/lib/server/accounts/authentication/service';
import { countGuess } from '@/lib/server/accounts/credentials/attempts-service';
import {
  hashPassword,
  refuseCommonPassword,
  refuseNamesAsPassword,
  verifyPassword,
} from '@/lib/server/accounts/credentials/passwords-service';
import { countProven } from '@/lib/server/accounts/credentials/proof';
import { serializeUser } from '@/lib/server/accounts/settings/serialize';
import { AppError } from '@/lib/server/platform/app-error';
import { brokeConstraint, emailTaken } from '@/lib/server/platform/db/errors';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { parseCallbackUrl } from '@/lib/server/platform/pipeline/callback-url';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import { enterSession } from '@/lib/server/platform/session/entry';
import { startSession } from '@/lib/server/platform/session/service';
import { lawyers } from '@/lib/server/schema/lawyers';
import { checkDocuments, storing } from '../verification/documents-service';
import { requestVerification } from '../verification/service';

// Operations

export const lawyerSignup = operation(
  contract.lawyerSignup,
  async ({ body, actor, header, userAgent, address, now, reply }) => {
    const proven = await countProven('sign_up', { address, proof: body.proof });
    // A form that comes again is known by its password, which is a guess at the password of the account.
    const refund = await countGuess(body.email, proven);
    const input = { ...body, callback_url: parseCallbackUrl(body.callback_url) ?? undefined };
    const { user, sid } = await registerLawyer(input, userAgent, now);
    logSecurity('signed_up', { account: user.id, how: 'password' });
    await refund();
    await enterSession({ actor, header, reply, now }, { user, sid });
    return serializeUser(user);
  },
  { before: ({ address }) => consumeRateLimit('lawyer_form_address', address) },
);

// Service

type Input = WithSafeCallback<z.output<typeof lawyerSignupInput>>;

/** Time after signing up within which the same form may be repeated because its response was lost. */
const REPEAT_MS = DAY_MS;
const SUFFIX_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 4;

/**
 * Registers a lawyer: account, profile, IDs, session and both mails commit together. A repeat by the same person, for
 * example after a lost response, signs in to the account from the first attempt.
 */
async function registerLawyer(
  input: Input,
  userAgent: string | null,
  now: number,
): Promise<SignedIn> {
  refuseCommonPassword(input.password, 'password');
  const { first_name, last_name, email } = input;
  refuseNamesAsPassword(input.password, [first_name, last_name, email], 'password');
  const earlier = await repeated(input, userAgent, now);
  if (earlier) return earlier;
  const documents = await checkDocuments(input);
  const passwordHash = await hashPassword(input.password);
  try {
    return await storing(documents, (rows) =>
      transaction(async (tx) => {
        const account = await createAccount(
          tx,
          { ...input, type: 'LAWYER', passwordHash, acceptsTerms: input.consent !== undefined },
          userAgent,
          now,
        );
        const lawyerId = await createProfile(tx, account.user.id, input);
        await requestVerification(tx, lawyerId, 'identity', rows, now);
        return account;
      }),
    );
  } catch (error) {
    // The first try of the same form was still under way.
    const twin = brokeConstraint(error, 'users_email_unique')
      ? await repeated(input, userAgent, now)
      : null;
    if (twin) return twin;
    throw error;
  }
}

/** Finds the account from an earlier attempt with this form; null when the address has none. */
async function repeated(
  input: Input,
  userAgent: string | null,
  now: number,
): Promise<SignedIn | null> {
  const user = await accountOf(input.email);
  if (!user) return null;
  const same =
    user.type === 'LAWYER' &&
    now - user.createdAt.getTime() < REPEAT_MS &&
    (await findRollNumber(database(), user.id)) === input.roll_number &&
    (await verifyPassword(user.passwordHash, input.password));
  if (!same) throw emailTaken();
  return { user, sid: await startSession(database(), user.id, userAgent) };
}

async function createProfile(tx: Transaction, userId: string, input: Input): Promise<string> {
  const displayName = fullName(input);
  // Namesakes with the same mark are rare; a few tries always find one that is free.
  for (let tries = 0; tries < 10; tries += 1) {
    const id = handleOf(displayName, newSuffix());
    const free = await insertLawyer(tx, {
      id,
      userId,
      displayName,
      phone: input.phone,
      region: input.region,
      city: input.city ?? '',
      areas: input.areas_of_practice,
      languages: input.languages,
      barYear: input.bar_year,
      rollNumber: input.roll_number,
      ibpNumber: input.ibp_number,
    });
    if (free) return id;
  }
  throw new AppError('internal', 'no free handle was found');
}

function newSuffix(): string {
  return Array.from(
    { length: SUFFIX_LENGTH },
    () => SUFFIX_ALPHABET[randomInt(SUFFIX_ALPHABET.length)],
  ).join('');
}

// Store

async function insertLawyer(exec: Executor, row: typeof lawyers.$inferInsert): Promise<boolean> {
  const inserted = await exec
    .insert(lawyers)
    .values(row)
    .onConflictDoNothing({ target: lawyers.id })
    .returning({ id: lawyers.id });
  return inserted.length > 0;
}

async function findRollNumber(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ rollNumber: lawyers.rollNumber })
    .from(lawyers)
    .where(eq(lawyers.userId, userId));
  return row?.rollNumber;
}
