import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { SocialService } from '@/lib/domain/accounts/social';
import type { Executor } from '@/lib/server/platform/db/pool';
import { linkedIdentities } from '@/lib/server/schema/accounts';

// Service

export function ownerOf(
  exec: Executor,
  service: SocialService,
  subject: string,
): Promise<string | undefined> {
  return findOwner(exec, { service, subject });
}

export function linkIdentity(
  exec: Executor,
  userId: string,
  service: SocialService,
  subject: string,
): Promise<void> {
  return insertIdentity(exec, { userId, service, subject });
}

export function unlinkIdentities(exec: Executor, userId: string): Promise<void> {
  return deleteIdentities(exec, userId);
}

export async function exportedIdentities(exec: Executor, userId: string) {
  const rows = await findIdentities(exec, userId);
  return rows.map(({ service, subject, createdAt }) => ({
    service,
    id_there: subject,
    since: createdAt,
  }));
}

// Store

interface Key {
  service: SocialService;
  subject: string;
}

async function findOwner(exec: Executor, { service, subject }: Key): Promise<string | undefined> {
  const [row] = await exec
    .select({ userId: linkedIdentities.userId })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.service, service), eq(linkedIdentities.subject, subject)));
  return row?.userId;
}

async function insertIdentity(exec: Executor, row: Key & { userId: string }): Promise<void> {
  await exec.insert(linkedIdentities).values(row);
}

async function deleteIdentities(exec: Executor, userId: string): Promise<void> {
  await exec.delete(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}

async function findIdentities(exec: Executor, userId: string) {
  return exec.select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}
