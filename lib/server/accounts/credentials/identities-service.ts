import 'server-only';
import type { SocialService } from '@/lib/domain/accounts/social';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './identities-store';

/** The account that a person of another service signs in to, if there is one. */
export function ownerOf(
  exec: Executor,
  service: SocialService,
  subject: string,
): Promise<string | undefined> {
  return store.findOwner(exec, { service, subject });
}

/** From now on this person of another service signs in to the account. */
export function linkIdentity(
  exec: Executor,
  userId: string,
  service: SocialService,
  subject: string,
): Promise<void> {
  return store.insertIdentity(exec, { userId, service, subject });
}

/** Unlinks every social sign-in of the account. */
export function unlinkIdentities(exec: Executor, userId: string): Promise<void> {
  return store.deleteIdentities(exec, userId);
}

/** For the export of an account. */
export async function exportedIdentities(exec: Executor, userId: string) {
  const rows = await store.findIdentities(exec, userId);
  return rows.map(({ service, subject, createdAt }) => ({
    service,
    id_there: subject,
    since: createdAt,
  }));
}
