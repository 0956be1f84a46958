import 'server-only';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { fromRow } from '@/lib/server/platform/db/columns';
import { serializeAvailability } from '../availability/serialize';
import { BASIC_INFO } from '../profiles/columns';
import { award, education, workExperience } from '../profiles/serialize';
import type { ownProfile } from './service';

type Found = Awaited<ReturnType<typeof ownProfile>>;

export function serializeOwnProfile(found: Found): OwnProfile {
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
