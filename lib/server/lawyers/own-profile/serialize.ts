import 'server-only';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { serializeAvailability } from '../availability/serialize';
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
    basic_info: basicInfo(lawyer),
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

function basicInfo(lawyer: Found['lawyer']): OwnProfile['basic_info'] {
  return {
    display_name: lawyer.displayName,
    phone: lawyer.phone,
    region: lawyer.region,
    city: lawyer.city,
    office_address: lawyer.officeAddress,
    areas_of_practice: lawyer.areas,
    legal_problems: lawyer.legalProblems,
    specializations: lawyer.specializations,
    languages: lawyer.languages,
    bar_year: lawyer.barYear,
    roll_number: lawyer.rollNumber,
    ibp_number: lawyer.ibpNumber,
    about: lawyer.about,
    quote: lawyer.quote,
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
