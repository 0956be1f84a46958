import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { database } from '@/lib/server/platform/db/pool';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import type { OrderState, WorkItemParts } from '@/lib/testing/samples/fixtures';
import type { TestLawyer, TestUser } from './factories';

const seeded = new Map<string, WorkItemParts>();

/**
 * Seeds an agreement of these two in a state: two milestones, of which the first is paid where it is PAID and the second is
 * not asked for, an included meeting and an additional service.
 */
export async function newWorkItem(
  { client, lawyer }: { client: TestUser; lawyer: TestLawyer },
  status: WorkItemStatus,
  dueDate: string | null = null,
): Promise<string> {
  const rows = await seedWorkItem(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    status,
    writtenAt: Date.now() - 5 * DAY_MS,
    terms: {
      price: 3_000_000,
      dueDate,
      milestones: [
        { name: 'Position paper', amount: 1_000_000, dueDate: null },
        { name: 'Decision', amount: 2_000_000, dueDate: null },
      ],
      meetings: [{ title: 'Prepare for the conference', duration: 30 }],
    },
    services: [{ name: 'Special power of attorney', price: 180_000 }],
  });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const { milestones, meetings, services } = rows;
  seeded.set(rows.item.id, {
    milestones: ids(milestones),
    meetings: ids(meetings),
    services: ids(services),
  });
  return rows.item.id;
}

/** Seeds an order of written work of these two, paid an hour ago. */
export async function seededOrder(
  { client, lawyer }: { client: TestUser; lawyer: TestLawyer },
  so: OrderState,
): Promise<string> {
  const paid = Date.now() - HOUR_MS;
  const rows = await seedWorkItem(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    status: so === 'DELIVERED' ? 'COMPLETED' : 'PAID',
    writtenAt: paid - HOUR_MS,
    terms: { title: 'Demand letter', price: 350_000 },
    item: {
      acceptedAt: new Date(paid),
      ...(so === 'DELIVERED' && { completedAt: new Date(paid + HOUR_MS / 2) }),
    },
    order: {
      otherParty: 'Northgate Logistics, Inc.',
      conflictState: so === 'TO_CHECK' ? 'OPEN' : 'NONE',
      isAnswered: so === 'ACCEPTED' || so === 'DELIVERED',
    },
  });
  return rows.item.id;
}

/** Ids of the parts of one that was seeded here. */
export function partsOfWorkItem(id: string): WorkItemParts {
  const parts = seeded.get(id);
  if (!parts) throw new Error('the agreement is not one of the fixtures');
  return parts;
}
