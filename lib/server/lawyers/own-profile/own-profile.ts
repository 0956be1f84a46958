import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import * as contract from '@/lib/contract/lawyers/own-profile';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { asksForFactor } from '@/lib/server/accounts/second-factor/service';
import { accountOf, setPicture } from '@/lib/server/accounts/settings/service';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { AppError } from '@/lib/server/platform/app-error';
import { fromRow } from '@/lib/server/platform/db/columns';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit, refundRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { lawyers } from '@/lib/server/schema/lawyers';
import { serializeAvailability } from '../availability/serialize';
import { availabilityOf } from '../availability/service';
import { maskedAccountNumber, setBankAccount } from '../banking/banking';
import { BASIC_INFO } from '../profiles/columns';
import { award, education, lawyerPreview, workExperience } from '../profiles/serialize';
import {
  type Completeness,
  changeProfile,
  completenessOf,
  previewedProfile,
  profileWithCareer,
  wasShown,
} from '../profiles/service';
import * as basicInfo from './basic-info';

// Operations

type Found = Awaited<ReturnType<typeof ownProfile>>;

export const getOwnProfile = operation(contract.getOwnProfile, async ({ actor }) =>
  serializeOwnProfile(await ownProfile(lawyerIdOf(actor))),
);

export const getProfilePreview = operation(contract.getProfilePreview, async ({ actor, now }) =>
  lawyerPreview(await previewedProfile(lawyerIdOf(actor), now), now),
);

export const setProfilePicture = operation(
  contract.setProfilePicture,
  async ({ actor, body, now }) => {
    const [file] = body.picture;
    if (!file) throw new Error('the schema lets nothing pass without a picture');
    return { picture_url: pictureUrl(await setPicture(actor, file, now)) ?? '' };
  },
  { before: ({ actor }) => consumeRateLimit('picture_account', actor.id) },
);

export const setBasicInfo = operation(contract.setBasicInfo, async ({ actor, body, now }) => {
  const lawyerId = lawyerIdOf(actor);
  await basicInfo.setBasicInfo(actor, lawyerId, body, now);
  return serializeOwnProfile(await ownProfile(lawyerId));
});

export const setBankingInfo = operation(
  contract.setBankingInfo,
  async ({ actor, body, now }) => {
    const lawyerId = lawyerIdOf(actor);
    await consumeRateLimit('password_account', actor.id);
    await setBankAccount(actor, lawyerId, body, now);
    await refundRateLimit('password_account', actor.id);
    return serializeOwnProfile(await ownProfile(lawyerId));
  },
  asksForFactor,
);

export const setVisibility = operation(contract.setVisibility, async ({ actor, body, now }) => {
  const lawyerId = lawyerIdOf(actor);
  await changeVisibility(actor, lawyerId, body?.is_public, now);
  return serializeOwnProfile(await ownProfile(lawyerId));
});

function serializeOwnProfile(found: Found): OwnProfile {
  const { lawyer, career, missing } = found;
  const availability = serializeAvailability(found.availability);
  return {
    _id: lawyer.id,
    display_name: lawyer.displayName,
    is_public: lawyer.isPublic,
    was_shown: wasShown(lawyer),
    picture_url: pictureUrl(lawyer.picture),
    basic_info: fromRow(BASIC_INFO, lawyer),
    banking_info: bankingInfo(found),
    education: career.education.map(education),
    work_experience: career.workExperience.map(workExperience),
    awards: career.awards.map(award),
    availability,
    services: availability.services,
    ibp_verified: lawyer.ibpVerifiedAt !== null,
    missing,
  };
}

function bankingInfo({ lawyer, accountNumber }: Found): OwnProfile['banking_info'] {
  if (lawyer.bankId === null) return null;
  return {
    bank_id: lawyer.bankId,
    account_name: lawyer.bankAccountName ?? '',
    account_number: accountNumber ?? '',
  };
}

// Service

/**
 * Returns a profile for its lawyer, complete or not.
 * @throws AppError not_found
 */
async function ownProfile(lawyerId: string) {
  const db = database();
  const [profile, availability] = await Promise.all([
    profileWithCareer(db, lawyerId),
    availabilityOf(lawyerId),
  ]);
  const { bankAccountNumber } = profile.lawyer;
  const accountNumber = bankAccountNumber && maskedAccountNumber(lawyerId, bankAccountNumber);
  return { ...profile, availability, accountNumber };
}

/**
 * Shows a profile to clients or hides it; toggles when no value is given.
 * @throws AppError bad_transition with everything that prevents showing it
 */
async function changeVisibility(
  actor: Actor,
  lawyerId: string,
  wanted: boolean | undefined,
  now: number,
): Promise<void> {
  await changeProfile(lawyerId, async (tx) => {
    const found = await completenessOf(tx, lawyerId);
    const isPublic = wanted ?? !found.lawyer.isPublic;
    if (isPublic) refuseUnfinished(found, await accountOf(tx, actor));
    await setPublic(tx, lawyerId, isPublic, new Date(now));
  });
}

function refuseUnfinished(
  { lawyer, missing }: Completeness,
  { deletionDueAt }: { deletionDueAt: Date | null },
): void {
  const fields = {
    ...Object.fromEntries(missing.map((part) => [part, COPY.validation.required])),
    ...(lawyer.ibpVerifiedAt === null && { ibp_verified: FIELD_COPY.idsUnchecked }),
    ...(deletionDueAt !== null && { account: FIELD_COPY.deletionPlanned }),
  };
  if (Object.keys(fields).length > 0)
    throw new AppError('bad_transition', COPY.lawyerProfile.visibility, { fields });
}

// Store

/**
 * Sets the visibility and keeps the time of first publication; a public profile without one gets it when it is
 * hidden.
 */
async function setPublic(
  exec: Executor,
  lawyerId: string,
  isPublic: boolean,
  at: Date,
): Promise<void> {
  const shownAt = sql`case when ${isPublic} or ${lawyers.isPublic} then ${at}::timestamptz end`;
  await exec
    .update(lawyers)
    .set({ isPublic, firstShownAt: sql`coalesce(${lawyers.firstShownAt}, ${shownAt})` })
    .where(eq(lawyers.id, lawyerId));
}
