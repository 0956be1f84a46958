import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import {
  DAY_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaQuarter,
  manilaYear,
} from '@/lib/domain/platform/time';
import { setTaxData, setTaxDocument } from '@/lib/server/lawyers/banking/tax-service';
import { releasePayment } from '@/lib/server/payments/payouts/releases';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { taxDeclarations, taxPackChanges } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, type TestLawyer } from '@/lib/testing/factories';
import { fileOf } from './identity';
import { SAMPLES } from './sample-files';

/** Tax data with a certificate of registration, as its lawyer sets them. */
export async function newTaxData({ id: userId, lawyerId }: TestLawyer): Promise<void> {
  const facts = { registered_name: 'Peña Law Office', vat_status: 'NON_VAT' } as const;
  await setTaxData({ lawyerId, userId }, { tin: '12345678900000', ...facts }, Date.now());
  await setTaxDocument({ lawyerId, userId }, fileOf(SAMPLES.pdf, '2303.pdf'), Date.now());
}

/** Decides that tax is withheld, or not, since yesterday, as if it had been decided before. */
export async function decideTaxPack(active: boolean, figures: Partial<Figures> = {}) {
  const now = Date.now();
  await database()
    .insert(taxPackChanges)
    .values({
      base: 5_000,
      rate: 100,
      threshold: 50_000_000,
      graceMonths: 3,
      ...figures,
      active,
      fromDay: manilaDayKey(manilaDayNumber(now - DAY_MS)),
      reason: 'For the test',
      userId: randomUUID(),
      at: new Date(now - 3 * DAY_MS),
    });
}

type Figures = Pick<
  typeof taxPackChanges.$inferInsert,
  'base' | 'rate' | 'threshold' | 'graceMonths'
>;

/** Finds the newest decision about tax, which a change has to have seen. */
export async function newestTaxDecision(): Promise<string | null> {
  const [row] = await database()
    .select({ id: taxPackChanges.id })
    .from(taxPackChanges)
    .orderBy(desc(taxPackChanges.id))
    .limit(1);
  return row ? String(row.id) : null;
}

/** Takes back what a lawyer declared: who stays below the threshold is not taxed. */
export async function withdrawDeclarations({ lawyerId }: Pick<TestLawyer, 'lawyerId'>) {
  await database().delete(taxDeclarations).where(eq(taxDeclarations.lawyerId, lawyerId));
}

let earlier = 0;

/** Withholds tax from a release of a lawyer, and switches the pack off again. */
export async function newTaxedQuarter({ lawyerId }: Pick<TestLawyer, 'lawyerId'>) {
  earlier += 1;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId,
    clientId: (await newClient()).id,
    price: 100_000,
    status: 'COMPLETED',
    start: manilaTime(-200 - Math.floor(earlier / 20), 60 * (earlier % 20)),
  });
  await decideTaxPack(true);
  const now = Date.now();
  await transaction((tx) => releasePayment(tx, { type: 'meeting', id: meeting.id }, now));
  await decideTaxPack(false);
  const [year, quarter] = [String(manilaYear(now)), String(manilaQuarter(now))];
  return { year, quarter, lawyer: lawyerId, payment: payment?.id ?? '' };
}
