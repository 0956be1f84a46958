import 'server-only';
import { findCity, placeOf } from '@/lib/catalogue/cities';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { lockProfile } from '@/lib/server/lawyers/profiles/service';
import { checkFile, storeFiles } from '@/lib/server/lawyers/verification/documents-service';
import {
  latestCheck,
  lawyerOf,
  requestVerification,
  withdrawCheck,
} from '@/lib/server/lawyers/verification/service';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { VerifiedSubject } from '@/lib/server/registry/feature';
import { changeNotary } from '../search/listing';
import { refusalOfDocument } from './policy';
import * as store from './store';

export interface Owner {
  readonly lawyerId: string;
  readonly userId: string;
}

export const SUBJECT = 'commission';

export function notaryRow(exec: Executor, lawyerId: string): Promise<store.NotaryRow | undefined> {
  return store.findNotary(exec, lawyerId);
}

/**
 * Submits the document of the stated commission, replacing the previous one: JPEG, PNG or PDF by content, checked and
 * re-encoded like IDs. Returns its id.
 * @param field name of the field in the request
 * @throws AppError bad_transition where nothing needs a check, or the error of an invalid file
 */
export async function setCommissionDocument(
  owner: Owner,
  { field, file }: { field: string; file: File },
  now: number,
): Promise<string> {
  await requireUnchecked(database(), owner.lawyerId, now);
  const checked = { kind: SUBJECT, ...(await checkFile(field, file)) } as const;
  return storeFiles('commission', [checked], (rows) =>
    transaction(async (tx) => {
      const { lawyerId, userId } = owner;
      await lockProfile(tx, lawyerId);
      await requireUnchecked(tx, lawyerId, now);
      await withdrawCheck(tx, lawyerId, SUBJECT);
      await requestVerification(tx, lawyerId, SUBJECT, rows, now);
      const about = { subject: userId, detail: 'added', now };
      await record(tx, 'commission_document_changed', { role: 'owner', userId }, about);
      const { documents } = await latestCheck(tx, lawyerId, SUBJECT);
      if (!documents[0]) throw new Error('the document was not stored');
      return documents[0].id;
    }),
  );
}

/** Deletes the document and its pending check. Idempotent. */
export async function removeCommissionDocument(
  { lawyerId, userId }: Owner,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    await lockProfile(tx, lawyerId);
    const { latest, documents } = await latestCheck(tx, lawyerId, SUBJECT);
    if (documents.length === 0 && latest?.status !== 'PENDING') return;
    await withdrawCheck(tx, lawyerId, SUBJECT);
    const about = { subject: userId, detail: 'removed', now };
    await record(tx, 'commission_document_changed', { role: 'owner', userId }, about);
  });
}

async function requireUnchecked(exec: Executor, lawyerId: string, now: number): Promise<void> {
  const refusal = refusalOfDocument(await store.findNotary(exec, lawyerId), now);
  if (refusal) throw new AppError('bad_transition', refusal);
}

export const commission: VerifiedSubject = {
  subject: SUBJECT,
  facts: async (exec, lawyerId) => {
    const lawyer = await lawyerOf(exec, lawyerId);
    const stated = await store.findNotary(exec, lawyerId);
    const city = findCity(stated?.city ?? '');
    const until = stated?.commissionValidUntil;
    return [
      { label: 'Name', value: lawyer.displayName },
      { label: 'Roll of Attorneys number', value: lawyer.rollNumber },
      { label: 'City of the office', value: city ? placeOf(city) : '' },
      { label: 'Commission number', value: stated?.commissionNumber ?? '' },
      { label: 'Territory', value: stated?.commissionTerritory ?? '' },
      { label: 'Valid until', value: until ? formatDay(dayKeyStart(until)) : '' },
    ];
  },
  approved: (tx: Transaction, lawyerId, now) =>
    changeNotary(tx, lawyerId, async () => {
      await store.approveStated(tx, lawyerId, new Date(now));
      return true;
    }),
};
