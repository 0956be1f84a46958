import 'server-only';
import { manilaYear } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { notaries, notaryHours, notaryServices } from '@/lib/server/schema/notaries';

type NewNotary = typeof notaries.$inferInsert;
type Of<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'lawyerId'>;

export interface NotarySeed {
  readonly lawyerId: string;
  readonly notary?: Partial<NewNotary>;
  readonly hours?: readonly Of<typeof notaryHours>[];
  readonly services?: readonly { name: string; price: number }[];
}

/** A hidden notary whose commission is stated and was never checked. */
export const UNCHECKED = {
  approvedCity: null,
  approvedNumber: null,
  approvedTerritory: null,
  approvedUntil: null,
  approvedAt: null,
  isPublic: false,
} as const;

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * Builds a public notary in Makati whose commission was approved and runs to the end of next year, unless given
 * otherwise.
 */
export function notaryRows(seed: NotarySeed, now: number) {
  const { lawyerId, notary = {}, hours, services } = seed;
  const city = notary.city ?? 'makati';
  const commissionNumber = notary.commissionNumber ?? 'M-123';
  const commissionTerritory = notary.commissionTerritory ?? 'City of Makati';
  const until = notary.commissionValidUntil ?? `${manilaYear(now) + 1}-12-31`;
  const row: NewNotary = {
    lawyerId,
    city,
    officeAddress: '2F Example Building, Ayala Avenue',
    phone: '+63281234567',
    commissionNumber,
    commissionTerritory,
    commissionValidUntil: until,
    approvedCity: city,
    approvedNumber: commissionNumber,
    approvedTerritory: commissionTerritory,
    approvedUntil: until,
    approvedAt: new Date(now),
    isPublic: true,
    ...notary,
  };
  const weekly =
    hours ?? MONDAY_TO_FRIDAY.map((day) => ({ day, startMinute: 9 * 60, endMinute: 17 * 60 }));
  const fees = services ?? [
    { name: 'Affidavit (jurat)', price: 20_000 },
    { name: 'Acknowledgment of a deed', price: 50_000 },
  ];
  return {
    notary: row,
    hours: weekly.map((one) => ({ lawyerId, ...one })),
    services: fees.map((one, position) => ({ lawyerId, position, ...one })),
  };
}

export async function seedNotary(exec: Executor, seed: NotarySeed, now: number): Promise<void> {
  const { notary, hours, services } = notaryRows(seed, now);
  await exec.insert(notaries).values(notary);
  if (hours.length > 0) await exec.insert(notaryHours).values(hours);
  if (services.length > 0) await exec.insert(notaryServices).values(services);
}
