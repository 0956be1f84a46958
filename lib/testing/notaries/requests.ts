import { inArray } from 'drizzle-orm';
import {
  manilaDayKey,
  manilaDayNumber,
  manilaMonday,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { notaryRequests } from '@/lib/server/schema/notaries';
import type { TestLawyer, TestUser } from '../factories';

/** A week on which a test may ask for any day: `newNotary` is open from Monday to Friday. */
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  startMinute: 0,
  endMinute: 1439,
}));

/** The body of a request for an appointment in three days, or on the Monday after. */
export function appointment(change: object = {}) {
  const [day, weekend] = [manilaDayNumber(Date.now()) + 3, [6, 0]];
  const ahead = weekend.includes(manilaWeekday(day)) ? manilaMonday(day) + 7 : day;
  return {
    service: 'Affidavit (jurat)',
    day: manilaDayKey(ahead),
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

/** Deletes the clients' appointment requests. */
export async function deleteNotaryRequests(...clients: TestUser[]): Promise<void> {
  const ids = clients.map(({ id }) => id);
  await database().delete(notaryRequests).where(inArray(notaryRequests.clientId, ids));
}
