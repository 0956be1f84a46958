import 'server-only';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import * as contract from '@/lib/contract/lawyers/own-profile';
import { setPicture } from '@/lib/server/accounts/settings/service';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { fromRow } from '@/lib/server/platform/db/columns';
import { consumeRateLimit, refundRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeAvailability } from '../availability/serialize';
import { setBankAccount } from '../banking/service';
import { BASIC_INFO } from '../profiles/columns';
import { award, education, lawyerPreview, workExperience } from '../profiles/serialize';
import { previewedProfile } from '../profiles/service';
import * as basicInfo from './basic-info-service';
import type { ownProfile } from './service';
import * as service from './service';

type Found = Awaited<ReturnType<typeof ownProfile>>;

export const getOwnProfile = operation(contract.getOwnProfile, async ({ actor }) =>
  serializeOwnProfile(await service.ownProfile(lawyerIdOf(actor))),
);

export const getProfilePreview = operation(contract.getProfilePreview, async ({ actor, now }) =>
  lawyerPreview(await previewedProfile(lawyerIdOf(actor), now), now),
);

/** The picture of the account, which the profile shows. */
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
  return serializeOwnProfile(await service.ownProfile(lawyerId));
});

export const setBankingInfo = operation(contract.setBankingInfo, async ({ actor, body, now }) => {
  const lawyerId = lawyerIdOf(actor);
  await consumeRateLimit('password_account', actor.id);
  await setBankAccount(actor, lawyerId, body, now);
  await refundRateLimit('password_account', actor.id);
  return serializeOwnProfile(await service.ownProfile(lawyerId));
});

export const setVisibility = operation(contract.setVisibility, async ({ actor, body }) => {
  const lawyerId = lawyerIdOf(actor);
  await service.setVisibility(actor, lawyerId, body?.is_public);
  return serializeOwnProfile(await service.ownProfile(lawyerId));
});

function serializeOwnProfile(found: Found): OwnProfile {
  const { lawyer, career, missing } = found;
  const availability = serializeAvailability(found.availability);
  return {
    _id: lawyer.id,
    display_name: lawyer.displayName,
    is_public: lawyer.isPublic,
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
