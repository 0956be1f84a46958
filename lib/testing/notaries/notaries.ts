import { eq } from 'drizzle-orm';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { notaries, notaryHours, notaryServices } from '@/lib/server/schema/notaries';
import { type NotarySeed, seedNotary } from '@/lib/server/seed/notary';
import { newLawyer, type TestLawyer } from '../factories';

/** A lawyer of its own whom people find as a notary public in Makati, unless given otherwise. */
export async function newNotary(seed: Omit<NotarySeed, 'lawyerId'> = {}): Promise<TestLawyer> {
  const lawyer = await newLawyer();
  await makeNotary(lawyer, seed);
  return lawyer;
}

/** Makes a lawyer a notary public anew: what stood before is gone. */
export async function makeNotary(
  { lawyerId }: TestLawyer,
  seed: Omit<NotarySeed, 'lawyerId'> = {},
): Promise<void> {
  await transaction(async (tx) => {
    for (const table of [notaries, notaryHours, notaryServices])
      await tx.delete(table).where(eq(table.lawyerId, lawyerId));
    await seedNotary(tx, { lawyerId, ...seed }, Date.now());
  });
}

/** The stored profile of a notary. */
export async function notaryOf({ lawyerId }: TestLawyer) {
  const [row] = await database().select().from(notaries).where(eq(notaries.lawyerId, lawyerId));
  if (!row) throw new Error('the lawyer is no notary');
  return row;
}
