import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import type { OfficeHours } from '@/lib/domain/notaries/office-hours';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries, notaryHours, notaryServices } from '@/lib/server/schema/notaries';

export type Fee = Pick<typeof notaryServices.$inferSelect, 'name' | 'price'>;
type Facts = Omit<typeof notaries.$inferInsert, 'lawyerId'>;

export async function findOwn(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({
      lawyer: {
        id: lawyers.id,
        displayName: lawyers.displayName,
        picture: lawyers.picture,
        verifiedAt: lawyers.ibpVerifiedAt,
      },
      notary: notaries,
      listed: sql<boolean>`exists (select from listed_notaries v where v.lawyer_id = lawyers.id)`,
    })
    .from(lawyers)
    .leftJoin(notaries, eq(notaries.lawyerId, lawyers.id))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function findHours(exec: Executor, lawyerId: string): Promise<OfficeHours[]> {
  const { day, startMinute, endMinute } = notaryHours;
  return exec
    .select({ day, startMinute, endMinute })
    .from(notaryHours)
    .where(eq(notaryHours.lawyerId, lawyerId))
    .orderBy(asc(day), asc(startMinute));
}

export async function findServices(exec: Executor, lawyerId: string): Promise<Fee[]> {
  return exec
    .select({ name: notaryServices.name, price: notaryServices.price })
    .from(notaryServices)
    .where(eq(notaryServices.lawyerId, lawyerId))
    .orderBy(asc(notaryServices.position));
}

/** Saves these facts; the first save creates the profile. */
export async function saveNotary(exec: Executor, lawyerId: string, facts: Facts): Promise<void> {
  await exec
    .insert(notaries)
    .values({ lawyerId, ...facts })
    .onConflictDoUpdate({ target: notaries.lawyerId, set: facts });
}

export async function setPublic(
  exec: Executor,
  lawyerId: string,
  isPublic: boolean,
  at: Date,
): Promise<void> {
  await exec
    .update(notaries)
    .set({ isPublic, changedAt: at })
    .where(eq(notaries.lawyerId, lawyerId));
}

export async function replaceHours(
  exec: Executor,
  lawyerId: string,
  hours: readonly OfficeHours[],
): Promise<void> {
  await exec.delete(notaryHours).where(eq(notaryHours.lawyerId, lawyerId));
  await exec.insert(notaryHours).values(hours.map((one) => ({ lawyerId, ...one })));
}

export async function replaceServices(
  exec: Executor,
  lawyerId: string,
  services: readonly Fee[],
): Promise<void> {
  await exec.delete(notaryServices).where(eq(notaryServices.lawyerId, lawyerId));
  await exec
    .insert(notaryServices)
    .values(services.map(({ name, price }, position) => ({ lawyerId, position, name, price })));
}
