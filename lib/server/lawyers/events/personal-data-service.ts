import 'server-only';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection, PersonalData } from '@/lib/server/registry/feature';
import { addressPurpose } from './policy';
import * as store from './store';

async function exported(exec: Executor, userId: string): Promise<ExportSection | undefined> {
  const rows = await store.findAddressesOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = [];
  for (const { id, lawyerId, address, events, failingSince, switchedOffAt, createdAt } of rows) {
    const deliveries = await store.findDeliveriesOf(exec, id);
    data.push({
      address: decrypt(address, addressPurpose(lawyerId)),
      events,
      added_at: createdAt,
      failing_since: failingSince,
      switched_off_at: switchedOffAt,
      deliveries: deliveries.map((one) => ({
        event: one.eventId,
        type: one.type,
        data: one.data,
        occurred_at: one.occurredAt,
        attempts: one.attempts,
        last_status: one.status,
        delivered_at: one.deliveredAt,
        given_up_at: one.gaveUpAt,
      })),
    });
  }
  return { name: 'event_addresses', data };
}

async function erase(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAddressesOfUser(tx, id);
  return [];
}

export const eventData: PersonalData = {
  tables: ['event_addresses', 'event_deliveries'],
  exported,
  erase,
};
