import 'server-only';
import { email as emailAddress } from '@/lib/contract/platform/fields';
import {
  accountNames,
  SOCIAL_NAMES,
  type SocialProblem,
  type SocialService,
} from '@/lib/domain/accounts/social';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import { identityService } from '@/lib/server/adapters/identity/identity';
import type { Attempt, IdentityPort, Profile } from '@/lib/server/adapters/identity/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { isAppError, notFound } from '@/lib/server/platform/app-error';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { tryRateLimit } from '@/lib/server/platform/limits/service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { logSecurity } from '@/lib/server/platform/security-events';
import * as auth from '../authentication/service';
import { linkIdentity, ownerOf, unlinkIdentities } from '../credentials/identities';
import { identityLinkedMail } from './mails';

type Account = auth.SignedIn['user'];

interface Visitor {
  userAgent: string | null;
  address: string;
  now: number;
}

/**
 * Returns the provider.
 * @throws AppError not_found where the service is not configured
 */
function configured(service: SocialService): IdentityPort {
  const port = identityService(service);
  if (!port) throw notFound();
  return port;
}

function redirectUri(service: SocialService): string {
  return `${env.SITE_URL}/api/v1/auth/oauth/${service}/callback`;
}

interface Begun {
  attempt: Attempt;
  address: string;
}

/**
 * Begins a sign-in; null when the service cannot be reached.
 * @throws AppError not_found where the service is not configured
 */
export async function begin(service: SocialService): Promise<Begun | null> {
  const port = configured(service);
  const attempt = { state: newToken(), nonce: newToken(), verifier: newToken() };
  try {
    return { attempt, address: await port.addressFor(attempt, redirectUri(service)) };
  } catch (error) {
    logFailure(service, 'unreachable', error);
    return null;
  }
}

/**
 * Completes a sign-in with the `query` from the service. Returns the signed-in account, or why it failed without
 * changing anything.
 * @throws AppError not_found where the service is not configured
 */
export async function finish(
  service: SocialService,
  attempt: Attempt | null,
  query: Readonly<Record<string, string | undefined>>,
  callbackUrl: SafePath | undefined,
  visitor: Visitor,
): Promise<auth.SignedIn | auth.HalfSignedIn | SocialProblem> {
  const port = configured(service);
  if (!attempt) return 'expired';
  const arrived = new URL(redirectUri(service));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) arrived.searchParams.set(name, value);
  }
  const arrival = await port.profileOf(arrived, attempt);
  if (arrival.kind === 'refused') return 'refused';
  if (arrival.kind !== 'profile') {
    logFailure(service, arrival.kind, arrival.cause);
    return arrival.kind === 'invalid' ? 'expired' : 'unavailable';
  }
  try {
    return await enter(service, arrival.profile, callbackUrl, visitor);
  } catch (error) {
    if (isAppError(error) && error.key === 'account_suspended') return 'suspended';
    // A person waits for a page, not for an error of the API.
    logFailure(service, 'failed', error);
    return 'unavailable';
  }
}

async function enter(
  service: SocialService,
  profile: Profile,
  callbackUrl: SafePath | undefined,
  visitor: Visitor,
): Promise<auth.SignedIn | auth.HalfSignedIn | SocialProblem> {
  const { userAgent, now } = visitor;
  const known = await transaction(async (tx) => {
    const owner = await ownerOf(tx, service, profile.subject);
    const account = owner && (await auth.findAccountForUpdate(tx, owner));
    if (!account) return null;
    const user = proves(profile, account) ? await auth.confirmAddress(tx, account, now) : account;
    return auth.openSession(tx, user, { how: service, userAgent }, now);
  });
  if (known) return known;
  const email = emailAddress.safeParse(profile.email);
  if (!email.success) return 'no_email';
  // Distinguished below: whether the address has an account, as at sign-up.
  if ((await tryRateLimit('sign_up_address', visitor.address)) !== null) return 'limited';
  return transaction(async (tx) => {
    const account = await auth.findAccountByEmailForUpdate(tx, email.data);
    if (account && !profile.emailVerified) return 'other_account';
    const signedIn = account
      ? await join(tx, account, service, visitor)
      : await register(tx, profile, email.data, callbackUrl, visitor);
    const event = account ? 'service_linked' : 'signed_up';
    logSecurity(event, { account: signedIn.user.id, how: service });
    await linkIdentity(tx, signedIn.user.id, service, profile.subject);
    return signedIn;
  });
}

function proves(profile: Profile, account: Account): boolean {
  return profile.emailVerified && profile.email?.toLowerCase() === account.email.toLowerCase();
}

function register(
  tx: Transaction,
  profile: Profile,
  email: string,
  callbackUrl: SafePath | undefined,
  { userAgent, now }: Visitor,
): Promise<auth.SignedIn> {
  const { firstName, lastName, fullName } = profile;
  const names = accountNames({ first: firstName, last: lastName, full: fullName });
  const account = {
    type: 'CUSTOMER' as const,
    first_name: names.first,
    last_name: names.last,
    email,
    passwordHash: null,
    verified: profile.emailVerified,
    // The pages with the buttons say what a new account accepts.
    acceptsTerms: true,
    callback_url: callbackUrl,
  };
  return auth.createAccount(tx, account, userAgent, now);
}

/**
 * Links the service to the account whose address it vouches for. If the address was not yet verified, existing
 * credentials are revoked: the account may have been created by another person (pre-hijacking).
 */
async function join(
  tx: Transaction,
  account: Account,
  service: SocialService,
  { userAgent, now }: Visitor,
): Promise<auth.SignedIn | auth.HalfSignedIn> {
  const isProven = account.emailVerifiedAt !== null;
  if (!isProven) {
    await auth.revokeCredentials(tx, account, now);
    await unlinkIdentities(tx, account.id);
  }
  const user = await auth.confirmAddress(tx, account, now);
  await queueMail(tx, {
    to: user.email,
    template: 'identity-linked',
    dedupeKey: `identity-linked:${newToken()}`,
    content: await identityLinkedMail({
      firstName: user.firstName,
      service: SOCIAL_NAMES[service],
      passwordEnded: !isProven,
      link: `${env.SITE_URL}/forgot-password`,
    }),
  });
  return auth.openSession(tx, user, { how: service, userAgent }, now);
}

function logFailure(service: SocialService, reason: string, cause: unknown): void {
  logEvent('social_sign_in', { service, reason, error: describeError(cause) });
}
