import { inArray } from 'drizzle-orm';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { notaryRequests } from '@/lib/server/schema/notaries';
import type { TestLawyer, TestUser } from '../factories';

/** The body of a request for an appointment in three days. */
export function appointment(change: object = {}) {
  return {
    service: 'Affidavit (jurat)',
    day: dayKey(Date.now() + 3 * DAY_MS),
    message: 'An affidavit of loss; I sign it alone.',
    phone: '+639171234567',
    ...change,
  };
}

/** A request of these two, made now unless told; answers its id. */
export async function newNotaryRequest(
  client: TestUser,
  { lawyerId }: TestLawyer,
  change: Partial<typeof notaryRequests.$inferInsert> = {},
): Promise<string> {
  const [row] = await database()
    .insert(notaryRequests)
    .values({
      ...appointment(),
      lawyerId,
      clientId: client.id,
      createdAt: new Date(),
      ...change,
    })
    .returning({ id: notaryRequests.id });
  if (!row) throw new Error('no request was made');
  return row.id;
}

/** What these clients asked for never was. */
export async function deleteNotaryRequests(...clients: TestUser[]): Promise<void> {
  const ids = clients.map(({ id }) => id);
  await database().delete(notaryRequests).where(inArray(notaryRequests.clientId, ids));
}
