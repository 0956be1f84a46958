import 'server-only';
import { HOLIDAYS } from '@/lib/catalogue/holidays';
import { fullName } from '@/lib/domain/accounts/full-name';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { answerEnd } from '@/lib/domain/work-items/order';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { newKey } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import type { Executor } from '@/lib/server/platform/db/pool';
import { writtenOffers } from '@/lib/server/schema/lawyers';
import { insertAll, type NewUser } from '@/lib/server/seed/store';
import { type OrderSeed, workItemRows } from '@/lib/server/seed/work-item';
import type { NewDelivery, NewFile, WorkItemSeedRows } from '@/lib/server/seed/work-item-store';
import { orderTerms } from '@/lib/server/work-items/orders/terms-serialize';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';
import { randomOf } from './random';
import { WRITTEN_TEXTS } from './texts/written-work';

type Offer = typeof writtenOffers.$inferSelect;

/** Days before now at which the offers were made. */
const OFFERED_DAYS = 90;

/** Returns the written work that the demo lawyer and the first colleague offer. */
export function demoOffers(now: number, lawyers: readonly DemoLawyer[]): Offer[] {
  const own = lawyerOfDemo(lawyers);
  const colleague = lawyers.find((lawyer) => lawyer !== own);
  return [
    ...(own ? offersOf(own, ['demandLetter', 'employmentReview', 'powerOfAttorney'], now) : []),
    ...(colleague ? offersOf(colleague, ['leaseContract', 'affidavit'], now) : []),
  ];
}

function offersOf(
  { rows: { lawyer } }: DemoLawyer,
  names: readonly (keyof typeof WRITTEN_TEXTS)[],
  now: number,
): Offer[] {
  const rnd = randomOf(`written work of ${lawyer.id}`);
  return names.map((name, index) => ({
    id: rnd.uuid(),
    lawyerId: lawyer.id,
    ...WRITTEN_TEXTS[name],
    offered: true,
    createdAt: new Date(now - OFFERED_DAYS * DAY_MS + index * MINUTE_MS),
  }));
}

export function insertOffers(exec: Executor, offers: readonly Offer[]): Promise<void> {
  return insertAll(exec, writtenOffers, offers);
}

interface Story {
  /** Position among the offers of the demo lawyer. */
  readonly offer: number;
  readonly status: WorkItemStatus;
  /** Hours before now at which it was paid. */
  readonly paid: number;
  readonly order: OrderSeed;
}

const UNPAID_WAGES =
  'My employer has not paid my last two months, ₱46,000 in all. I resigned in September and gave back the laptop.';

const STORIES: readonly Story[] = [
  {
    offer: 0,
    status: 'PAID',
    paid: 3,
    order: {
      about: UNPAID_WAGES,
      otherParty: 'Golden Harvest Foods Inc.',
      conflictState: 'OPEN',
    },
  },
  {
    offer: 1,
    status: 'PAID',
    paid: 30,
    order: {
      about: 'A contract for work from home, which forbids other clients for two years.',
      isAnswered: true,
    },
  },
  {
    offer: 0,
    status: 'COMPLETED',
    paid: 100,
    order: {
      about: UNPAID_WAGES,
      otherParty: 'Northgate Business Services, Inc.',
      conflictState: 'NONE',
      deliveries: ['The letter is ready to be signed. Send it by registered mail.'],
    },
  },
  {
    offer: 2,
    status: 'PAID',
    paid: 60,
    order: {
      about: 'My sister is to sign the deed of sale for me while I am in Dubai.',
      deliveries: ['Please check the names, and the number of the title.'],
    },
  },
];

interface Demo {
  readonly now: number;
  readonly lawyers: readonly DemoLawyer[];
  readonly offers: readonly Offer[];
  readonly clients: readonly NewUser[];
  /** Centavos. */
  readonly platformFee: number;
}

/** Returns the orders of the demo lawyer: to be answered, in work, delivered, and in revision. */
export function demoOrders(demo: Demo): WorkItemSeedRows[] {
  const lawyer = lawyerOfDemo(demo.lawyers);
  const [first] = demo.clients;
  if (!lawyer || !first) return [];
  const offers = demo.offers.filter(({ lawyerId }) => lawyerId === lawyer.rows.lawyer.id);
  const others = demo.clients.slice(-STORIES.length);
  return STORIES.flatMap((story, index) => {
    const offer = offers[story.offer];
    const client = story.status === 'COMPLETED' ? first : others[index];
    return offer && client ? [orderOf(demo, lawyer, client, offer, story, index)] : [];
  });
}

function orderOf(
  { now, platformFee }: Demo,
  { rows: { lawyer } }: DemoLawyer,
  client: NewUser,
  offer: Offer,
  { status, paid, order }: Story,
  index: number,
): WorkItemSeedRows {
  const rnd = randomOf(`order ${index}`);
  const accepted = now - paid * HOUR_MS;
  const received = accepted + 5 * MINUTE_MS;
  const parties = { lawyer: lawyer.displayName, client: fullName(client) };
  const answerBy = answerEnd(
    received,
    HOLIDAYS.map(({ date }) => date),
  );
  return workItemRows({
    lawyerId: lawyer.id,
    clientId: client.id,
    status,
    writtenAt: accepted - HOUR_MS,
    terms: orderTerms(offer, parties, platformFee),
    item: {
      acceptedAt: new Date(accepted),
      ...(status === 'COMPLETED' && { completedAt: new Date(now - 20 * HOUR_MS) }),
    },
    order: {
      days: offer.days,
      revisions: offer.revisions,
      ...order,
      answerBy: new Date(answerBy),
    },
    newId: () => rnd.uuid(),
  });
}

/** Stores a PDF for each delivery, as its lawyer sent it. */
export function withDeliveredFiles(
  list: readonly WorkItemSeedRows[],
  lawyers: readonly DemoLawyer[],
): Promise<WorkItemSeedRows[]> {
  return Promise.all(
    list.map(async (rows) => {
      const author = lawyers.find(({ rows: { lawyer } }) => lawyer.id === rows.item.lawyerId);
      if (!author) return rows;
      const made = await Promise.all(
        rows.deliveries.map((delivery) => deliveredFile(rows, delivery, author.rows.user.id)),
      );
      return {
        ...rows,
        files: made,
        deliveries: rows.deliveries.map((delivery, index) => ({
          ...delivery,
          fileIds: made.slice(index, index + 1).map(({ id }) => id),
        })),
      };
    }),
  );
}

async function deliveredFile(
  { item }: WorkItemSeedRows,
  { id, deliveredAt }: NewDelivery,
  ownerId: string,
): Promise<NewFile> {
  const content = await renderPdf({
    title: item.title,
    footer: item.title,
    createdAt: deliveredAt.getTime(),
    blocks: [{ kind: 'paragraph', text: 'A sample text of the demo, with no legal effect.' }],
  });
  const storageKey = newKey('work-items');
  await storage().put(storageKey, content, { contentType: 'application/pdf' });
  return {
    id: randomOf(`file of ${id}`).uuid(),
    workItemId: item.id,
    ownerId,
    name: `${item.title.toLowerCase().replace(/ /g, '-')}.pdf`,
    size: content.length,
    contentType: 'application/pdf',
    storageKey,
    createdAt: deliveredAt,
  };
}

function lawyerOfDemo(lawyers: readonly DemoLawyer[]): DemoLawyer | undefined {
  const { name } = demoAccount('lawyer');
  return lawyers.find(({ rows }) => rows.lawyer.displayName === name);
}
