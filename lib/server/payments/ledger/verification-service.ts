import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './verification-store';

/**
 * Finds where the books disagree with their sources, one sentence for each kind; none where all agree. One statement.
 */
export async function bookInconsistencies(exec: Executor): Promise<string[]> {
  const found = await store.countDifferences(exec);
  const centavos = (amount: string) => `₱${(Number(amount) / 100).toFixed(2)}`;
  return [
    Number(found.books) !== 0 && `The books sum to ${centavos(found.books)} in place of 0.`,
    found.entries > 0 && `${found.entries} entries of the ledger do not sum to 0.`,
    found.payments > 0 && `${found.payments} payments that arrived are not booked as they arrived.`,
    found.refunds > 0 && `${found.refunds} refunds are not booked as they were made.`,
    found.payouts > 0 && `${found.payouts} payouts are not booked as they were made.`,
    found.returns > 0 &&
      `${found.returns} payouts that did not arrive, or did, are booked otherwise.`,
    found.sourceless > 0 &&
      `${found.sourceless} entries of the ledger are about rows that do not exist.`,
    found.withholdings > 0 &&
      `${found.withholdings} amounts of tax withheld are not booked as they are recorded.`,
    found.held > 0 && `${found.held} payments hold another amount than the ledger says.`,
    Number(found.overpaid) > 0 &&
      `Payouts took ${centavos(found.overpaid)} more than became the lawyers’.`,
  ].filter((sentence) => sentence !== false);
}
