import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  ledgerEntries,
  ledgerPostings,
  payments,
  testGatewaySessions,
} from '@/lib/server/schema/payments';
import {
  workItemAcceptances,
  workItemDeliveries,
  workItemFiles,
} from '@/lib/server/schema/work-item-records';
import {
  workItemMeetings,
  workItemMilestones,
  workItemOrders,
  workItemPurchases,
  workItemServices,
  workItems,
  workItemVersions,
} from '@/lib/server/schema/work-items';
import { insertAll, type NewEntry, type NewGatewaySession, type NewPayment } from './store';

export type NewWorkItem = typeof workItems.$inferInsert & { id: string };
export type NewMilestone = typeof workItemMilestones.$inferInsert & { id: string };
export type NewService = typeof workItemServices.$inferInsert & { id: string };
export type NewPurchase = typeof workItemPurchases.$inferInsert & { id: string };
export type NewOrder = typeof workItemOrders.$inferInsert;
export type NewDelivery = typeof workItemDeliveries.$inferInsert & { id: string };
export type NewFile = typeof workItemFiles.$inferInsert & { id: string };
export type NewAcceptance = typeof workItemAcceptances.$inferInsert;

/** An agreement with all of its rows. */
export interface WorkItemSeedRows {
  readonly item: NewWorkItem;
  readonly version: typeof workItemVersions.$inferInsert;
  /** One where it is an order of written work. */
  readonly orders: readonly NewOrder[];
  readonly deliveries: readonly NewDelivery[];
  readonly files: readonly NewFile[];
  readonly milestones: readonly NewMilestone[];
  readonly meetings: readonly (typeof workItemMeetings.$inferInsert & { id: string })[];
  readonly services: readonly NewService[];
  readonly purchases: readonly NewPurchase[];
  readonly acceptances: readonly NewAcceptance[];
  readonly payments: readonly NewPayment[];
  readonly entries: readonly NewEntry[];
  readonly gatewaySessions: readonly NewGatewaySession[];
}

export function insertWorkItems(exec: Executor, list: readonly WorkItemSeedRows[]): Promise<void> {
  return exec.transaction(async (tx) => {
    const all = <R>(of: (rows: WorkItemSeedRows) => readonly R[]) => list.flatMap(of);
    await insertAll(
      tx,
      workItems,
      list.map(({ item }) => item),
    );
    await insertAll(
      tx,
      workItemVersions,
      list.map(({ version }) => version),
    );
    await insertAll(
      tx,
      workItemOrders,
      all((rows) => rows.orders),
    );
    await insertAll(
      tx,
      workItemFiles,
      all((rows) => rows.files),
    );
    await insertAll(
      tx,
      workItemMilestones,
      all((rows) => rows.milestones),
    );
    await insertAll(
      tx,
      workItemDeliveries,
      all((rows) => rows.deliveries),
    );
    await insertAll(
      tx,
      workItemMeetings,
      all((rows) => rows.meetings),
    );
    await insertAll(
      tx,
      workItemPurchases,
      all((rows) => rows.purchases),
    );
    await insertAll(
      tx,
      workItemServices,
      all((rows) => rows.services),
    );
    await insertAll(
      tx,
      workItemAcceptances,
      all((rows) => rows.acceptances),
    );
    await insertAll(
      tx,
      payments,
      all((rows) => rows.payments),
    );
    const entries = all((rows) => rows.entries);
    await insertAll(tx, ledgerEntries, entries);
    await insertAll(
      tx,
      ledgerPostings,
      entries.flatMap(({ postings }) => postings),
    );
    await insertAll(
      tx,
      testGatewaySessions,
      all((rows) => rows.gatewaySessions),
    );
  });
}
