import 'server-only';
import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
} from '@/lib/domain/platform/time';
import { ORDER_OBJECTION_DAYS, ORDER_OPEN_DAYS } from '@/lib/domain/work-items/order';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import {
  EXPIRY_DAYS,
  proposalEnd,
  WORK_ITEM_STATUSES,
  type WorkItemStatus,
} from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { hashOf } from '@/lib/server/work-items/proposals/documents-service';
import { moneyOf } from './work-item-payments';
import {
  insertWorkItems,
  type NewAcceptance,
  type NewDelivery,
  type NewMilestone,
  type NewOrder,
  type NewPurchase,
  type NewService,
  type NewWorkItem,
  type WorkItemSeedRows,
} from './work-item-store';

interface ServiceSeed {
  readonly name: string;
  readonly description?: string;
  readonly price: number;
  readonly isPurchased?: boolean;
}

/** Columns of an order of written work beside those of an agreement; columns follow from its status unless given. */
export interface OrderSeed extends Partial<NewOrder> {
  /** Whether its lawyer accepted it; what is delivered was. */
  readonly isAnswered?: boolean;
  /** Notes of the deliveries; the last one stands where it is COMPLETED, the others were revised. */
  readonly deliveries?: readonly string[];
}

interface DeliverySeed {
  readonly position: number;
  readonly note: string;
  /** Changes that the client asked for. */
  readonly changes?: string;
}

export interface WorkItemSeed {
  readonly lawyerId: string;
  readonly clientId: string;
  readonly status?: WorkItemStatus;
  /** Epoch ms at which it was written: sent an hour later, accepted a day later, paid five minutes after that. */
  readonly writtenAt: number;
  readonly terms?: Partial<WorkItemTerms>;
  readonly services?: readonly ServiceSeed[];
  /** Number of paid milestones, and of finished ones among them; by the status unless given. */
  readonly paid?: number;
  readonly finished?: number;
  /** Number of milestones asked for; the paid ones unless given. */
  readonly asked?: number;
  readonly method?: PaymentMethod;
  /** Deliveries of milestones, by their positions; one with changes is not finished. */
  readonly delivered?: readonly DeliverySeed[];
  readonly item?: Partial<NewWorkItem>;
  /** Makes it an order of written work. */
  readonly order?: OrderSeed;
  readonly newId?: () => string;
}

const TERMS: WorkItemTerms = {
  parties: { lawyer: 'Maria Luisa Santos', client: 'Anna Ferrer' },
  title: 'Illegal dismissal case before the NLRC, Cebu City',
  description: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'I represent you from the SEnA conference to the decision of the labor arbiter. An appeal is not included.',
          },
        ],
      },
    ],
  },
  price: 2_800_000,
  platformFee: 0,
  dueDate: null,
  milestones: [],
  meetings: [],
};

export function workItemRows(seed: WorkItemSeed): WorkItemSeedRows {
  const newId = seed.newId ?? randomUUID;
  const id = newId();
  const terms = termsOf(seed);
  const times = timesOf(seed);
  const services = servicesOf(seed, id, newId, times);
  const milestones = milestonesOf(seed, terms, id, newId, times);
  const payables = [
    ...milestones.flatMap((row) =>
      row.status === 'PAID' || row.status === 'PAYMENT_PENDING'
        ? [
            {
              type: 'milestone' as const,
              id: row.id,
              price: row.amount,
              isPaid: row.paidAt != null,
            },
          ]
        : [],
    ),
    ...services.purchases.map((row) => ({
      type: 'service_purchase' as const,
      id: row.id,
      price: row.price,
      isPaid: true,
    })),
  ];
  const money = payables.map((payable) =>
    moneyOf({ ...payable, method: seed.method ?? 'gcash', terms }, times, newId),
  );
  return {
    item: itemOf(seed, terms, id, times),
    version: {
      workItemId: id,
      version: 1,
      terms,
      sha256: hashOf(terms),
      createdAt: times.written,
      sentAt: isSent(seed) ? times.sent : null,
    },
    orders: seed.order ? [orderOf(seed.order, seed, id, times)] : [],
    deliveries: seed.order
      ? deliveriesOf(seed.order, seed, id, newId, times)
      : partDeliveries(seed, milestones, newId, times),
    files: [],
    milestones,
    meetings: terms.meetings.map(({ title, duration }, position) => ({
      id: newId(),
      workItemId: id,
      position,
      title,
      duration,
    })),
    ...services,
    acceptances: isAccepted(seed) ? [acceptanceOf(seed, terms, id, newId, times)] : [],
    payments: money.map(({ payment }) => payment),
    entries: money.flatMap(({ entry }) => entry ?? []),
    gatewaySessions: money.flatMap(({ session }) => session ?? []),
  };
}

export async function seedWorkItem(exec: Executor, seed: WorkItemSeed): Promise<WorkItemSeedRows> {
  const rows = workItemRows(seed);
  await insertWorkItems(exec, [rows]);
  return rows;
}

function orderOf(
  { isAnswered, deliveries, ...given }: OrderSeed,
  seed: WorkItemSeed,
  workItemId: string,
  times: Times,
): NewOrder {
  const isDone = statusOf(seed) === 'COMPLETED';
  const revised = deliveriesMade({ deliveries }, seed).length - (isDone ? 1 : 0);
  const conflictState = given.conflictState ?? null;
  return {
    workItemId,
    days: 5,
    revisions: 1,
    revised: Math.max(0, revised),
    about: 'My lender asks for interest that we never agreed on.',
    ...(conflictState && conflictState !== 'OPEN' && { conflictDecidedAt: times.paid }),
    ...(isPaid(seed) && {
      receivedAt: times.paid,
      answerBy: new Date(times.paid.getTime() + DAY_MS),
      answeredAt: isDone || isAnswered || revised > 0 ? times.paid : null,
    }),
    ...given,
  };
}

function deliveriesMade(
  { deliveries }: Pick<OrderSeed, 'deliveries'>,
  seed: WorkItemSeed,
): readonly string[] {
  return deliveries ?? (statusOf(seed) === 'COMPLETED' ? ['The draft is attached.'] : []);
}

function deliveriesOf(
  order: OrderSeed,
  seed: WorkItemSeed,
  workItemId: string,
  newId: () => string,
  { paid, completed }: Times,
): NewDelivery[] {
  const notes = deliveriesMade(order, seed);
  const isDone = statusOf(seed) === 'COMPLETED';
  return notes.map((note, index) => {
    const stands = isDone && index === notes.length - 1;
    const deliveredAt = stands ? completed : new Date(paid.getTime() + (index + 1) * HOUR_MS);
    return {
      id: newId(),
      workItemId,
      note,
      deliveredAt,
      fileIds: [],
      ...(!stands && {
        changes: 'Please add the dates of my two payments.',
        changesAskedAt: new Date(deliveredAt.getTime() + MINUTE_MS),
      }),
    };
  });
}

/** Returns the deliveries of milestones, with the changes asked for a day after. */
function partDeliveries(
  { delivered = [] }: WorkItemSeed,
  milestones: readonly NewMilestone[],
  newId: () => string,
  { completed: deliveredAt }: Times,
): NewDelivery[] {
  return delivered.flatMap(({ position, note, changes }) => {
    const part = milestones[position];
    if (!part) return [];
    const asked = changes && { changes, changesAskedAt: new Date(deliveredAt.getTime() + DAY_MS) };
    const { id: milestoneId, workItemId } = part;
    return [{ id: newId(), workItemId, milestoneId, note, deliveredAt, fileIds: [], ...asked }];
  });
}

const statusOf = ({ status = 'PROPOSAL' }: WorkItemSeed) => status;
const isSent = (seed: WorkItemSeed) => statusOf(seed) !== 'DRAFT';
const isAccepted = (seed: WorkItemSeed) =>
  WORK_ITEM_STATUSES.slice(2, 5).some((status) => status === statusOf(seed));
const isPaid = (seed: WorkItemSeed) =>
  WORK_ITEM_STATUSES.slice(3, 5).some((status) => status === statusOf(seed));

function termsOf({ terms }: WorkItemSeed): WorkItemTerms {
  const all = { ...TERMS, ...terms };
  if (all.milestones.length > 0) return all;
  return { ...all, milestones: [{ name: null, amount: all.price, dueDate: null }] };
}

interface Times {
  readonly written: Date;
  readonly sent: Date;
  readonly expires: Date;
  readonly accepted: Date;
  readonly paid: Date;
  readonly completed: Date;
}

function timesOf({ writtenAt, item }: WorkItemSeed): Times {
  const sent = writtenAt + HOUR_MS;
  const accepted = item?.acceptedAt?.getTime() ?? writtenAt + DAY_MS;
  const paid = accepted + 5 * MINUTE_MS;
  return {
    written: new Date(writtenAt),
    sent: new Date(sent),
    expires: new Date(proposalEnd(sent, EXPIRY_DAYS.usual)),
    accepted: new Date(accepted),
    paid: new Date(paid),
    completed: item?.completedAt ?? new Date(paid + 3 * DAY_MS),
  };
}

function itemOf(seed: WorkItemSeed, terms: WorkItemTerms, id: string, times: Times): NewWorkItem {
  const status = statusOf(seed);
  const latest = latestOf(status, times);
  return {
    id,
    lawyerId: seed.lawyerId,
    clientId: seed.clientId,
    status,
    title: terms.title,
    price: terms.price,
    platformFee: terms.platformFee,
    dueDate: dueDayOf(seed, times) ?? terms.dueDate,
    expiryDays: seed.order ? ORDER_OPEN_DAYS : EXPIRY_DAYS.usual,
    ...(seed.order && { objectionDays: ORDER_OBJECTION_DAYS }),
    createdAt: times.written,
    updatedAt: latest,
    ...(isSent(seed) && { sentAt: times.sent, expiresAt: times.expires }),
    ...(isAccepted(seed) && { acceptedAt: times.accepted }),
    ...(isPaid(seed) && { paidAt: times.paid }),
    ...(status === 'COMPLETED' && { completedAt: times.completed }),
    ...(status === 'REJECTED' && {
      ...({ rejectedBy: 'CLIENT', rejectedReason: 'My case was settled.' } as const),
      rejectedAt: times.accepted,
    }),
    ...seed.item,
  };
}

/** Returns the last day of the delivery of an order that its lawyer accepted. */
function dueDayOf(seed: WorkItemSeed, times: Times): string | null {
  if (!seed.order) return null;
  const { days, answeredAt } = orderOf(seed.order, seed, '', times);
  return answeredAt ? manilaDayKey(manilaDayNumber(answeredAt.getTime()) + days) : null;
}

function latestOf(status: WorkItemStatus, times: Times): Date {
  const of: Record<WorkItemStatus, Date> = {
    DRAFT: times.written,
    PROPOSAL: times.sent,
    PAYMENT_PENDING: times.accepted,
    PAID: times.paid,
    COMPLETED: times.completed,
    REJECTED: times.accepted,
  };
  return of[status];
}

function milestonesOf(
  seed: WorkItemSeed,
  terms: WorkItemTerms,
  workItemId: string,
  newId: () => string,
  times: Times,
): NewMilestone[] {
  const status = statusOf(seed);
  const all = terms.milestones.length;
  const { paid = status === 'COMPLETED' ? all : isPaid(seed) ? 1 : 0 } = seed;
  const { finished = status === 'COMPLETED' ? all : 0, asked = Math.max(paid, 1) } = seed;
  return terms.milestones.map(({ name, amount, dueDate }, position) => ({
    id: newId(),
    workItemId,
    position,
    name,
    amount,
    dueDate,
    ...(isAccepted(seed) && position < asked && { askedAt: times.accepted }),
    ...(position < paid && ({ status: 'PAID', paidAt: times.paid } as const)),
    ...(position < Math.min(finished, paid) && { finishedAt: times.completed }),
    ...(position === 0 &&
      status === 'PAYMENT_PENDING' &&
      ({
        status: 'PAYMENT_PENDING',
        holdExpiresAt: new Date(times.accepted.getTime() + 30 * MINUTE_MS),
      } as const)),
  }));
}

function servicesOf(
  { services = [] }: WorkItemSeed,
  workItemId: string,
  newId: () => string,
  times: Times,
): { services: NewService[]; purchases: NewPurchase[] } {
  const purchases: NewPurchase[] = [];
  const rows = services.map(
    ({ name, description = '', price, isPurchased }, position): NewService => {
      const id = newId();
      const purchaseId = isPurchased ? newId() : null;
      if (purchaseId)
        purchases.push({
          id: purchaseId,
          workItemId,
          status: 'PURCHASED',
          serviceIds: [id],
          price,
          platformFee: 0,
          createdAt: times.paid,
          purchasedAt: times.paid,
          holdExpiresAt: new Date(times.paid.getTime() + 30 * MINUTE_MS),
        });
      return {
        id,
        workItemId,
        position,
        name,
        description,
        price,
        purchaseId,
        createdAt: times.sent,
      };
    },
  );
  return { services: rows, purchases };
}

function acceptanceOf(
  seed: WorkItemSeed,
  terms: WorkItemTerms,
  workItemId: string,
  newId: () => string,
  times: Times,
): NewAcceptance {
  return {
    id: newId(),
    workItemId,
    clientId: seed.clientId,
    version: 1,
    name: terms.parties.client,
    address: '203.0.113.7',
    acceptedAt: times.accepted,
    // Of no file, unless whoever seeds it puts one there.
    sha256: hashOf(terms),
    pdfSha256: '0'.repeat(64),
    storageKey: `work-items/${newId().replaceAll('-', '')}`,
  };
}
