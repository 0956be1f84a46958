import 'server-only';
import { objectionEnd } from '@/lib/domain/work-items/work-item';
import { decidedParts } from '@/lib/server/cases/proceedings/decided-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { PayableHold } from '@/lib/server/registry/payable';
import * as store from './releases-store';

/** Returns why the money of these milestones is held, by the rule of `releaseDue`. */
export async function holdsOfMilestones(
  exec: Executor,
  ids: readonly string[],
): Promise<PayableHold[]> {
  return withDecisions(exec, await store.findMilestoneHolds(exec, ids));
}

/** Returns the same for services bought beside an agreement: they are finished with it. */
export async function holdsOfPurchases(
  exec: Executor,
  ids: readonly string[],
): Promise<PayableHold[]> {
  return withDecisions(exec, await store.findPurchaseHolds(exec, ids));
}

async function withDecisions(
  exec: Executor,
  rows: readonly store.HoldRow[],
): Promise<PayableHold[]> {
  const disputes = rows.flatMap(({ disputeId }) => disputeId ?? []);
  const decided = await decidedParts(exec, [...new Set(disputes)]);
  return rows.map((row) => {
    const part = decided.get(row.id);
    return part
      ? { id: row.id, why: 'decided', until: part.movesAt, back: part.back }
      : holdOf(row);
  });
}

function holdOf({ id, finishedAt, dispute, objectionDays }: store.HoldRow): PayableHold {
  if (dispute)
    return { id, why: dispute === 'UNFINISHED' ? 'unfinished' : 'objection', until: null };
  if (!finishedAt) return { id, why: 'work', until: null };
  return { id, why: 'objections', until: objectionEnd(finishedAt.getTime(), objectionDays) };
}
