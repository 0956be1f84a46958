import { sql } from 'drizzle-orm';
import { DEFAULT_TAX_FIGURES } from '@/lib/domain/platform/tax-pack';
import { DAY_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { insertDocument } from '@/lib/server/payments/fee-invoices/store';
import { feeSeller, setFeeSeller } from '@/lib/server/payments/fee-seller/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { feeDocuments } from '@/lib/server/schema/fee-invoices';
import { taxPackChanges } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newAdmin } from '@/lib/testing/factories';

export const SELLER = {
  registeredName: 'Sangguni Services Inc.',
  tin: '123456789000',
  address: '12 Ayala Avenue, Makati City',
  registration: 'AC_050_112026_000123',
  vatPercent: 12,
};

/** Switches the tax pack on from a day on that was decided the day before, as the operator does. */
export async function switchPackOn(at: number): Promise<void> {
  await database()
    .insert(taxPackChanges)
    .values({
      ...DEFAULT_TAX_FIGURES,
      active: true,
      fromDay: manilaDayKey(manilaDayNumber(at)),
      reason: 'The law asks for it',
      userId: (await newAdmin()).id,
      at: new Date(at - DAY_MS),
    });
}

/** Enters the seller's data where none are there. */
export async function enterSeller(data: Partial<typeof SELLER> = {}): Promise<void> {
  const current = await feeSeller(database());
  const expected = current ? String(current.id) : null;
  const change = { ...SELLER, ...data, reason: 'Registered', expected };
  await setFeeSeller((await newAdmin()).id, change, Date.now());
}

interface PaidFee {
  readonly lawyerId: string;
  readonly clientId: string;
  readonly start: number;
  /** Centavos. */
  readonly fee?: number;
}

/** A confirmed meeting that was paid for with a platform fee. */
export async function payFee({ lawyerId, clientId, start, fee = 5_000 }: PaidFee) {
  const { meeting, payment, entry } = await seedMeeting(database(), {
    lawyerId,
    clientId,
    start,
    price: 100_000,
    platformFee: fee,
  });
  if (!payment?.id || !entry?.id) throw new Error('not paid');
  return { meetingId: meeting.id, paymentId: payment.id, entryId: entry.id };
}

/** The numbers of a series as they are, from the lowest. */
export async function numbersOf(kind: 'invoice' | 'credit_note'): Promise<number[]> {
  const rows = await database()
    .select({ number: feeDocuments.number })
    .from(feeDocuments)
    .where(sql`kind = ${kind}`)
    .orderBy(feeDocuments.number);
  return rows.map(({ number }) => number);
}

/** Returns the id of the seller's data in force, entered where there are none. */
export async function feeSellerId(): Promise<string> {
  const current = await feeSeller(database());
  if (current) return String(current.id);
  await enterSeller();
  return feeSellerId();
}

/** Returns the id of an invoice for a payment, issued whether the pack is on or off. */
export async function newFeeInvoice(paid: PaidFee): Promise<string> {
  const sellerId = Number(await feeSellerId());
  const { paymentId, entryId } = await payFee(paid);
  const fee = { entryId, paymentId, sellerId, buyerName: 'Ana Cruz', amount: 5_000, vat: 536 };
  const invoice = { ...fee, kind: 'invoice', invoiceId: null, reason: null } as const;
  return transaction((tx) => insertDocument(tx, invoice, new Date()));
}
