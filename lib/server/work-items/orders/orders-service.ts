import 'server-only';
import type * as z from 'zod';
import type { orderInput } from '@/lib/contract/work-items/orders';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  ORDER_OBJECTION_DAYS,
  ORDER_OPEN_DAYS,
  ORDERS_PER_LAWYER,
  UNPAID_ORDERS_PER_CLIENT,
  UNPAID_ORDERS_PER_LAWYER,
} from '@/lib/domain/work-items/order';
import { findVisible } from '@/lib/server/lawyers/profiles/service';
import { type OfferRow, shownOffer } from '@/lib/server/lawyers/written-work/offers';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { lockClientThenLawyer } from '@/lib/server/platform/db/locks';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import {
  columnsOf,
  findNames,
  insertItem,
  sendTerms,
  writeTerms,
} from '../proposals/terms-service';
import * as records from '../records/service';
import * as store from './store';
import { orderTerms } from './terms-serialize';

interface Client {
  readonly id: string;
  /** Network address of the request. */
  readonly address: string;
}

type Input = z.output<typeof orderInput>;

/** Counts another order against the limits of calls, before anything is read. */
export async function limitOrders({ id, address }: Client, lawyerId: string): Promise<void> {
  await consumeRateLimit('written_orders_account', id);
  await consumeRateLimit('written_orders_address', `${lawyerId} ${address}`);
}

/**
 * Orders an offer from a profile: an agreement on its present terms, which the client can accept and pay for a day.
 * Its lawyer sees it once it is paid. Answers its id.
 * @throws AppError not_found for an offer that is not shown, or of a lawyer whom clients don't see; price_changed;
 * bad_transition, rate_limited
 */
export async function order(
  tx: Transaction,
  clientId: string,
  input: Input,
  now: number,
): Promise<string> {
  const lawyerId = input.lawyer_id;
  await lockClientThenLawyer(tx, { client: clientId, lawyer: lawyerId });
  const offer =
    (await findVisible(tx, lawyerId)) && (await shownOffer(tx, lawyerId, input.offer_id));
  const parties = offer && (await findNames(tx, lawyerId, clientId));
  if (!parties) throw notFound();
  const { platform_fee: platformFee } = await paymentSettings(tx);
  requirePrice(offer, platformFee, input.expected_total);
  const at = new Date(now);
  refuseOverLimit(await store.countOrders(tx, { clientId, lawyerId, now: at }));
  const terms = orderTerms(offer, parties, platformFee);
  const item = {
    lawyerId,
    clientId,
    version: 1,
    ...columnsOf(terms),
    expiryDays: ORDER_OPEN_DAYS,
    objectionDays: ORDER_OBJECTION_DAYS,
    createdAt: at,
    updatedAt: at,
  };
  const id = await insertItem(tx, { ...item, status: 'DRAFT' });
  await writeTerms(tx, id, 1, terms, now);
  await store.insertOrder(tx, {
    workItemId: id,
    days: offer.days,
    revisions: offer.revisions,
    about: input.about,
    otherParty: input.other_party ?? null,
    conflictState: input.other_party ? 'OPEN' : null,
  });
  const sent = await sendTerms(tx, { id, version: 1, expiryDays: ORDER_OPEN_DAYS }, now);
  requireMoved(await records.changeStatusOf(tx, id, 'PROPOSAL', { only: ['DRAFT'], ...sent }));
  return id;
}

/** Answers the total of an offer, and refuses one that the client did not see. */
function requirePrice({ price }: OfferRow, platformFee: number, expected: number): void {
  const total = price + platformFee;
  if (expected !== total)
    throw new AppError('price_changed', `The price is now ${formatPeso(total)}.`);
}

function refuseOverLimit(counts: store.OrderCounts): void {
  if (counts.unpaid >= UNPAID_ORDERS_PER_CLIENT)
    throw refused(
      `You have ${UNPAID_ORDERS_PER_CLIENT} unpaid orders. Please pay or cancel one of them first.`,
    );
  if (counts.withLawyer >= ORDERS_PER_LAWYER)
    throw refused(
      `You have ${ORDERS_PER_LAWYER} orders with this lawyer that are not delivered yet. Please wait for one of them.`,
    );
  if (!counts.hasPaid && counts.ofLawyer >= UNPAID_ORDERS_PER_LAWYER)
    throw refused('This lawyer has too many unpaid orders. Please try again tomorrow.');
}

function refused(message: string): AppError {
  return new AppError('bad_transition', message);
}
