import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { SocialService } from '@/lib/domain/accounts/social';
import type { Executor } from '@/lib/server/platform/db/pool';
import { linkedIdentities } from '@/lib/server/schema/accounts';

interface Key {
  service: SocialService;
  subject: string;
}

export async function findOwner(
  exec: Executor,
  { service, subject }: Key,
): Promise<string | undefined> {
  const [row] = await exec
    .select({ userId: linkedIdentities.userId })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.service, service), eq(linkedIdentities.subject, subject)));
  return row?.userId;
}

export async function insertIdentity(exec: Executor, row: Key & { userId: string }): Promise<void> {
  await exec.insert(linkedIdentities).values(row);
}

export async function deleteIdentities(exec: Executor, userId: string): Promise<void> {
  await exec.delete(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}

export async function findIdentities(exec: Executor, userId: string) {
  return exec.select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}
