import 'server-only';
import { FIELD_TEXTS, TEXTS } from '@/lib/contract/platform/texts';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { AppError } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { availabilityOf } from '../availability/service';
import { maskedAccountNumber } from '../banking/service';
import { type Completeness, careerOf, changeProfile, completenessOf } from '../profiles/service';
import * as store from './store';

/**
 * A profile as its lawyer sees it, complete or not.
 *
 * @throws AppError not_found
 */
export async function ownProfile(lawyerId: string) {
  const db = database();
  const [{ lawyer, missing }, career, availability] = await Promise.all([
    completenessOf(db, lawyerId),
    careerOf(db, lawyerId),
    availabilityOf(lawyerId),
  ]);
  const { bankAccountNumber } = lawyer;
  const accountNumber = bankAccountNumber && maskedAccountNumber(lawyerId, bankAccountNumber);
  return { lawyer, missing, career, availability, accountNumber };
}

/**
 * Shows a profile to clients, or hides it; turns it around when not told.
 *
 * @throws AppError bad_transition with everything that is in the way of showing it
 */
export async function setVisibility(
  actor: Actor,
  lawyerId: string,
  wanted: boolean | undefined,
): Promise<void> {
  await changeProfile(lawyerId, async (tx) => {
    const found = await completenessOf(tx, lawyerId);
    const isPublic = wanted ?? !found.lawyer.isPublic;
    if (isPublic) refuseUnfinished(found, await accountOf(tx, actor));
    await store.setPublic(tx, lawyerId, isPublic);
  });
}

function refuseUnfinished(
  { lawyer, missing }: Completeness,
  { deletionDueAt }: { deletionDueAt: Date | null },
): void {
  const fields = {
    ...Object.fromEntries(missing.map((part) => [part, TEXTS.validation.required])),
    ...(lawyer.ibpVerifiedAt === null && { ibp_verified: FIELD_TEXTS.idsUnchecked }),
    ...(deletionDueAt !== null && { account: FIELD_TEXTS.deletionPlanned }),
  };
  if (Object.keys(fields).length > 0)
    throw new AppError('bad_transition', TEXTS.lawyerProfile.visibility, { fields });
}
