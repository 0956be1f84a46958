import 'server-only';
import { cache } from 'react';
import { present } from '@/lib/clock';
import { missingParts } from '@/lib/domain/lawyers/profile-completeness';
import { needsRegistration } from '@/lib/domain/lawyers/registration';
import type { Duration, Schedule } from '@/lib/domain/lawyers/slots';
import { checkEnds } from '@/lib/domain/lawyers/verification';
import { taxPackAt } from '@/lib/domain/platform/tax-pack';
import { notFound } from '@/lib/server/platform/app-error';
import { fromRow } from '@/lib/server/platform/db/columns';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { PageTag } from '@/lib/server/platform/page-cache/policy';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as openTimes from '../open-times/service';
import { type ReviewPage, reviewPage } from '../reviews/reviews';
import { replaceSearchRows } from '../search-rows/service';
import { NEEDED_INFO } from './columns';
import { isHandle, isVisible, type VisibilityFacts } from './policy';
import * as store from './store';

/** A lawyer that a search or a draw found, and whether all that was asked for fits. */
interface Hit {
  readonly lawyerId: string;
  readonly exact: boolean;
}

export interface FoundLawyer {
  readonly card: store.CardRow;
  readonly schedule: Schedule;
  readonly exact: boolean;
}

const cardsWithTimes = store.cardsWith(openTimes.SCHEDULE);

/** Adds the card data of these lawyers, in order; hidden ones are left out. One statement. */
export async function withCards(hits: readonly Hit[], now: number): Promise<FoundLawyer[]> {
  const ids = hits.map((hit) => hit.lawyerId);
  const cards = await cardsWithTimes(database(), { ids, ...openTimes.scheduleValues(now) });
  const byId = new Map(cards.map((card) => [card.id, card]));
  return hits.flatMap(({ lawyerId, exact }) => {
    const card = byId.get(lawyerId);
    // Hidden between the statements: left out of the page, too.
    return card ? [{ card, schedule: openTimes.scheduleOf(card), exact }] : [];
  });
}

export interface PublicProfile {
  readonly profile: store.ProfileRow;
  readonly schedule: Schedule;
  readonly reviews: ReviewPage;
}

/** Returns the public profile in three statements; `not_found`, after one, for a lawyer who is not visible. */
export async function publicProfile(id: string, now: number): Promise<PublicProfile> {
  if (!isHandle(id)) throw notFound();
  return aroundProfile(await store.findProfile(database(), id), now);
}

export type PreviewedProfile = Awaited<ReturnType<typeof previewedProfile>>;

export async function previewedProfile(lawyerId: string, now: number) {
  return aroundProfile(await store.findAnyProfile(database(), lawyerId), now);
}

async function aroundProfile<T extends { id: string }>(profile: T | undefined, now: number) {
  if (!profile) throw notFound();
  const [schedule, reviews] = await Promise.all([
    openTimes.loadSchedule(database(), profile.id, now),
    reviewPage(database(), profile.id, 0),
  ]);
  return { profile, schedule, reviews };
}

/** Returns reviews of a visible lawyer, newest first. */
export async function publicReviews(id: string, page: number): Promise<ReviewPage> {
  await requireVisible(database(), id);
  return reviewPage(database(), id, page);
}

/** Returns the schedule of a visible lawyer. */
export async function publicSchedule(id: string, now: number): Promise<Schedule> {
  await requireVisible(database(), id);
  return openTimes.loadSchedule(database(), id, now);
}

/** Returns the card data of a lawyer; undefined when clients can't see the lawyer. */
export async function findVisible(
  exec: Executor,
  lawyerId: string,
): Promise<store.CardRow | undefined> {
  if (!isHandle(lawyerId)) return undefined;
  return store.findCard(exec, lawyerId);
}

async function requireVisible(exec: Executor, lawyerId: string): Promise<void> {
  if (!(await findVisible(exec, lawyerId))) throw notFound();
}

interface BookableLawyer {
  readonly id: string;
  readonly userId: string;
  readonly displayName: string;
  readonly picture: string | null;
  /** Centavos per length in minutes. */
  readonly prices: Readonly<Record<Duration, number>>;
  readonly freeConsultation: boolean;
}

/** Returns the data needed for a booking; null when clients can't see the lawyer. */
export async function bookableLawyer(
  exec: Executor,
  lawyerId: string,
): Promise<BookableLawyer | null> {
  const card = await findVisible(exec, lawyerId);
  if (!card) return null;
  const { id, userId, displayName, picture, freeConsultation } = card;
  const prices = { 30: card.price30, 60: card.price60 };
  return { id, userId, displayName, picture, prices, freeConsultation };
}

/**
 * Updates search and all public pages after a change of these profiles (visibility, verification, price, text,
 * reviews). Call it in the transaction of the change: all processes are correct from the commit on. Lists are
 * invalidated only by data that search stores; other card data invalidates the pages that show the card.
 */
export async function profilesChanged(exec: Executor, ...lawyerIds: string[]): Promise<void> {
  // Of two changes at once the later sees what the other did.
  await store.lockProfiles(exec, lawyerIds);
  const facts = await store.findVisibilityFacts(exec, lawyerIds);
  const found = facts.flatMap((fact) => {
    const { lawyer } = fact;
    const { price30, price60, ibpVerifiedAt } = lawyer;
    if (!isVisible(visibilityFacts(fact)) || !price30 || !price60 || !ibpVerifiedAt) return [];
    const checkedUntil = new Date(checkEnds(ibpVerifiedAt.getTime()));
    return [{ ...lawyer, price30, price60, checkedUntil }];
  });
  const { areas, everywhere } = await replaceSearchRows(exec, lawyerIds, found);
  const tags: PageTag[] = lawyerIds.map((id): PageTag => `lawyer:${id}`);
  for (const { slug } of areas) tags.push(`landing:${slug}`);
  if (everywhere) tags.push('home');
  await pagesChanged(exec, ...tags);
  for (const { lawyersChanged } of registeredFeatures()) await lawyersChanged?.(exec, lawyerIds);
}

export interface Completeness extends Pick<store.FactsRow, 'lawyer' | 'taxPack'> {
  readonly missing: ReturnType<typeof missingParts>;
}

/**
 * Returns a profile, visible or not, and its missing parts. Cached within a request.
 * @throws AppError not_found
 */
export const completenessOf = cache(
  async (exec: Executor, lawyerId: string): Promise<Completeness> => {
    const [facts] = await store.findVisibilityFacts(exec, [lawyerId]);
    if (!facts) throw notFound();
    return completeness(facts);
  },
);

/**
 * Returns the profile with degrees, positions and awards. One statement.
 * @throws AppError not_found
 */
export async function profileWithCareer(
  exec: Executor,
  lawyerId: string,
): Promise<Completeness & { career: store.Career }> {
  const found = await store.findWithCareer(exec, lawyerId);
  if (!found) throw notFound();
  const { career, ...facts } = found;
  return { ...completeness(facts), career };
}

function completeness(facts: store.FactsRow): Completeness {
  const { lawyer, taxPack } = facts;
  return { lawyer, taxPack, missing: missingParts(visibilityFacts(facts)) };
}

/** Whether the profile was ever visible; for one that is public now this may not yet be recorded. */
export function wasShown(lawyer: Completeness['lawyer']): boolean {
  return lawyer.isPublic || lawyer.firstShownAt !== null;
}

/**
 * Locks a profile until this transaction ends.
 * @throws AppError not_found
 */
export async function lockProfile(tx: Transaction, lawyerId: string): Promise<void> {
  if ((await store.lockProfiles(tx, [lawyerId])) === 0) throw notFound();
}

/**
 * Changes a profile under its lock, so that limits and completeness are checked correctly, and updates search and the
 * public pages.
 * @throws AppError not_found
 */
export function changeProfile<T>(
  lawyerId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return transaction((tx) => changeProfileIn(tx, lawyerId, () => work(tx)));
}

/** The same in a transaction that is under way. */
export async function changeProfileIn<T>(
  tx: Transaction,
  lawyerId: string,
  work: () => Promise<T>,
): Promise<T> {
  await lockProfile(tx, lawyerId);
  const result = await work();
  await profilesChanged(tx, lawyerId);
  return result;
}

/** Returns the facts at the present, on which the registration for tax depends. */
function visibilityFacts({ lawyer, taxPack, ...counts }: store.FactsRow): VisibilityFacts {
  const now = present();
  return {
    ...counts,
    registrationMissing: needsRegistration(lawyer, taxPackAt(taxPack, now), now),
    isPublic: lawyer.isPublic,
    ibpVerified: lawyer.ibpVerifiedAt !== null,
    picture: lawyer.picture,
    prices: [lawyer.price30, lawyer.price60],
    basicInfo: fromRow(NEEDED_INFO, lawyer),
    bankingInfo: {
      bankId: lawyer.bankId,
      accountName: lawyer.bankAccountName,
      accountNumber: lawyer.bankAccountNumber,
    },
  };
}

export { findLawyerId, IS_LISTED } from './store';
