import 'server-only';
import * as contract from '@/lib/contract/work-items/work-items';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeWorkItem, serializeWorkItemRow } from './serialize';
import * as service from './service';

export const listWorkItems = operation(contract.listWorkItems, async ({ actor, query }) => {
  const { status, q, client_id: clientId, page } = query;
  const party = partyOf(actor);
  const found = await service.workItemsOf(party, { status, q, clientId }, page);
  const counts = countsOf(found.counts);
  const total = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    results: found.rows.map((row) => serializeWorkItemRow(row, party)),
    hasMore: found.hasMore,
    page,
    total,
    counts,
  };
});

export const getWorkItem = operation(contract.getWorkItem, async ({ actor, params, now }) => {
  const party = partyOf(actor);
  return serializeWorkItem(await service.viewOf(party, params.id, now), party, now);
});

function countsOf(found: readonly { status: WorkItemStatus; value: number }[]) {
  const counts = WORK_ITEM_STATUSES.map((status) => [
    status,
    found.find((one) => one.status === status)?.value ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<WorkItemStatus, number>;
}
