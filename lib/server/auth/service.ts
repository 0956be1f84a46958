import 'server-only';
import type * as z from 'zod';
import type { signupInput } from '@/lib/contract/auth';
import { safeCallbackUrl } from '@/lib/domain/callback-url';
import { HOUR_MS } from '@/lib/domain/time';
import { env } from '@/lib/env';
import { AppError, notFound } from '../app-error';
import { database, type Executor, transaction } from '../db/pool';
import { queueMail } from '../mails/service';
import { hashPassword, verifyPassword } from '../passwords/service';
import { hashToken, newToken } from '../secrets/service';
import type { Actor } from '../sessions/policy';
import { startSession } from '../sessions/service';
import { verifyEmailMail } from './mails';
import * as store from './store';

const VERIFY_HOURS = 24;

interface SignedIn {
  user: store.UserRow;
  /** Session token for the cookie. */
  sid: string;
}

/** Registers a client: account, session and verification mail commit together. */
export async function registerClient(
  input: z.output<typeof signupInput>,
  userAgent: string | null,
  now: number,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(input.password);
  return transaction(async (tx) => {
    const user = await store.insertUser(tx, {
      type: 'CUSTOMER',
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      phone: input.phone,
      passwordHash,
    });
    await sendVerification(tx, user, input.callback_url, now);
    return { user, sid: await startSession(tx, user.id, userAgent) };
  });
}

/** Signs in; an unknown address and a wrong password are the same answer after the same work. */
export async function signIn(
  emailAddress: string,
  password: string,
  userAgent: string | null,
): Promise<SignedIn> {
  const user = await store.findUserByEmail(database(), emailAddress);
  const fits = await verifyPassword(user?.passwordHash, password);
  if (!user || !fits)
    throw new AppError('bad_credentials', 'E-mail address or password is not right.');
  return { user, sid: await startSession(database(), user.id, userAgent) };
}

export async function currentUser(actor: Actor): Promise<store.UserRow> {
  const user = await store.findUser(database(), actor.id);
  if (!user) throw notFound();
  return user;
}

/** Uses the token of a verification link; once, within 24 hours. Returns the account it belongs to. */
export async function verifyEmailToken(token: string, now: number): Promise<store.UserRow> {
  return transaction(async (tx) => {
    const taken = await store.takeToken(tx, 'verify_email', hashToken(token), new Date(now));
    if (!taken) throw new AppError('invalid_input', 'This link has expired or was used before.');
    await store.markEmailVerified(tx, taken.userId, new Date(now));
    const user = await store.findUser(tx, taken.userId);
    if (!user) throw notFound();
    return user;
  });
}

/** Mails another verification link to somebody who is not verified yet. */
export async function resendVerification(
  actor: Actor,
  callbackUrl: string | undefined,
  now: number,
): Promise<void> {
  if (actor.emailVerified) return;
  const user = await currentUser(actor);
  await transaction((tx) => sendVerification(tx, user, callbackUrl, now));
}

async function sendVerification(
  exec: Executor,
  user: store.UserRow,
  rawCallback: string | undefined,
  now: number,
): Promise<void> {
  const token = newToken();
  const callbackUrl = safeCallbackUrl(rawCallback);
  const tokenHash = hashToken(token);
  await store.insertToken(exec, {
    userId: user.id,
    kind: 'verify_email',
    tokenHash,
    callbackUrl,
    expiresAt: new Date(now + VERIFY_HOURS * HOUR_MS),
  });
  const query = callbackUrl ? `?callback_url=${encodeURIComponent(callbackUrl)}` : '';
  await queueMail(exec, {
    to: user.email,
    template: 'verify-email',
    dedupeKey: `verify-email:${tokenHash}`,
    content: await verifyEmailMail({
      firstName: user.firstName,
      link: `${env.SITE_URL}/verify-email/${token}${query}`,
      hours: VERIFY_HOURS,
    }),
  });
}
