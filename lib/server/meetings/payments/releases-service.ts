import 'server-only';
import { OPEN_CASES } from '@/lib/domain/meetings/attendance/absence';
import { releasableUntil } from '@/lib/domain/meetings/release-rule';
import { releasePayments } from '@/lib/server/payments/payouts/releases';
import { refundingIds } from '@/lib/server/payments/refunds/service';
import { transaction } from '@/lib/server/platform/db/pool';
import * as store from './releases-store';

/** Of so many meetings one transaction releases the money. */
const AT_ONCE = 200;

/**
 * Releases what is left of every paid meeting that is over for long enough to its lawyer, with no report open and no refund
 * under way; also what a late cancellation leaves. Safe to repeat, also side by side.
 */
export async function releaseDue(now: number): Promise<void> {
  let released: number;
  do {
    released = await transaction(async (tx) => {
      const ids = await store.claimDue(tx, {
        video: new Date(releasableUntil('VIDEO', now)),
        phone: new Date(releasableUntil('PHONE', now)),
        cases: OPEN_CASES,
        refunding: refundingIds(tx, 'meeting'),
        limit: AT_ONCE,
      });
      if (ids.length === 0) return 0;
      await releasePayments(tx, 'meeting', ids, now);
      await store.markReleased(tx, ids, new Date(now));
      return ids.length;
    });
  } while (released === AT_ONCE);
}
