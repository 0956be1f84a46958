import { expect, type Page } from '@playwright/test';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { pesos } from './clock';
import type { Person } from './people';
import { visit } from './test';

/** The reference of the payment of that amount which the lawyer received. */
export async function paymentOf({ api }: Person, gross: number): Promise<string> {
  // At the end of a month it may be of the one before.
  const { months } = await api.call(listReceivedPayments, { query: {} });
  const { results } = await api.call(listReceivedPayments, { query: { month: months[0] } });
  const payment = results.find((one) => one.gross === gross);
  if (!payment) throw new Error(`no payment of ${gross}`);
  return shortReference(payment._id);
}

/** The ledger of everybody has an entry about a payment, however many were booked since. */
export async function expectBooked(bench: Page, kind: string, payment: string, amount: number) {
  await visit(bench, `/admin/ledger?kind=${kind}`);
  await expect(bench.getByText('All accounts together are ₱0')).toBeVisible();
  const row = bench.getByRole('row').filter({ hasText: payment });
  const more = bench.getByRole('button', { name: 'Show earlier entries' });
  await expect(row.or(more).first()).toBeVisible();
  await expect(async () => {
    // steady: a page more does no harm, and it is looked at again until it is there
    if (!(await row.isVisible())) await more.click();
    await expect(row).toContainText(pesos(amount), { timeout: 2_000 });
  }).toPass();
}
