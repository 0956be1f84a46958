import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { OfferInput, OwnWrittenOffer } from '@/lib/contract/lawyers/written-work';
import * as contract from '@/lib/contract/lawyers/written-work';
import { MAX_OFFERS } from '@/lib/domain/lawyers/written-work';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { writtenOffers } from '@/lib/server/schema/lawyers';
import { changeProfile, changeProfileIn } from '../profiles/service';

// Operations

export const listOffers = operation(contract.listOffers, async ({ actor }) => {
  const rows = await offersOf(database(), lawyerIdOf(actor));
  return { results: rows.map(serializeOffer) };
});

export const addOffer = operation(contract.addOffer, ({ actor, body, now, transaction }) =>
  transaction(async (tx) => serializeOffer(await add(tx, lawyerIdOf(actor), body, now))),
);

export const changeOffer = operation(contract.changeOffer, async ({ actor, params, body }) =>
  serializeOffer(await change(lawyerIdOf(actor), params.id, body)),
);

export const deleteOffer = operation(contract.deleteOffer, async ({ actor, params }) => {
  await remove(lawyerIdOf(actor), params.id);
  return undefined;
});

function serializeOffer({ id: _id, ...row }: OfferRow): OwnWrittenOffer {
  const { kind, name, scope, needed, price, days, revisions, offered } = row;
  return { _id, kind, name, scope, needed, price, days, revisions, offered };
}

// Service

/**
 * Adds an offer of a lawyer.
 * @throws AppError bad_transition where there are as many as a lawyer may have
 */
function add(tx: Transaction, lawyerId: string, input: OfferInput, now: number): Promise<OfferRow> {
  return changeProfileIn(tx, lawyerId, async () => {
    if ((await offersOf(tx, lawyerId)).length >= MAX_OFFERS) {
      const full = `You have ${MAX_OFFERS} offers already. Please remove one first.`;
      throw new AppError('bad_transition', full);
    }
    return insertOffer(tx, { ...input, lawyerId, createdAt: new Date(now) });
  });
}

/** @throws AppError not_found when this lawyer has no such offer */
function change(lawyerId: string, id: string, input: OfferInput): Promise<OfferRow> {
  return changeProfile(lawyerId, async (tx) => {
    const row = await updateOffer(tx, lawyerId, id, input);
    if (!row) throw notFound();
    return row;
  });
}

/** @throws AppError not_found when this lawyer has no such offer */
function remove(lawyerId: string, id: string): Promise<void> {
  return changeProfile(lawyerId, async (tx) => {
    if (!(await removeOffer(tx, lawyerId, id))) throw notFound();
  });
}

// Store

export type OfferRow = typeof writtenOffers.$inferSelect;

function own(lawyerId: string, id: string) {
  return and(eq(writtenOffers.id, id), eq(writtenOffers.lawyerId, lawyerId));
}

function offersOf(exec: Executor, lawyerId: string): Promise<OfferRow[]> {
  return exec
    .select()
    .from(writtenOffers)
    .where(eq(writtenOffers.lawyerId, lawyerId))
    .orderBy(asc(writtenOffers.createdAt), asc(writtenOffers.id))
    .limit(MAX_OFFERS);
}

/** Returns an offer that the lawyer's profile shows; undefined for any other. */
export async function shownOffer(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const [row] = await exec
    .select()
    .from(writtenOffers)
    .where(and(own(lawyerId, id), writtenOffers.offered));
  return row;
}

async function insertOffer(
  exec: Executor,
  values: typeof writtenOffers.$inferInsert,
): Promise<OfferRow> {
  const [row] = await exec.insert(writtenOffers).values(values).returning();
  if (!row) throw new Error('no offer was made');
  return row;
}

async function updateOffer(
  exec: Executor,
  lawyerId: string,
  id: string,
  set: Partial<OfferRow>,
): Promise<OfferRow | undefined> {
  const [row] = await exec.update(writtenOffers).set(set).where(own(lawyerId, id)).returning();
  return row;
}

async function removeOffer(exec: Executor, lawyerId: string, id: string): Promise<boolean> {
  const gone = await exec
    .delete(writtenOffers)
    .where(own(lawyerId, id))
    .returning({ id: writtenOffers.id });
  return gone.length > 0;
}

// Feature

export const writtenWork: Pick<Feature, 'operations'> = {
  operations: [listOffers, addOffer, changeOffer, deleteOffer],
};
