import 'server-only';
import type {
  Award,
  Calendar,
  Education,
  LawyerCard,
  LawyerProfile,
  WorkExperience,
} from '@/lib/contract/lawyers/lawyers';
import { openSlots, type Schedule } from '@/lib/domain/lawyers/slots';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { fromRow } from '@/lib/server/platform/db/columns';
import { CARD, PROFILE } from './columns';
import type { FoundLawyer, PreviewedProfile, PublicProfile } from './service';
import type { CardRow, Career } from './store';

/** Returns open times of the 14 days from today, with a key for every day. */
export function calendar(schedule: Schedule, now: number): Calendar {
  return Object.fromEntries(
    [...openSlots(schedule, now)].map(([day, slots]) => [
      day,
      slots.map(({ start, durations }) => ({
        start_time: isoInstant(start),
        durations: [...durations],
      })),
    ]),
  );
}

export function lawyerCard({ card, schedule, exact }: FoundLawyer, now: number): LawyerCard {
  return { ...identity(card), calendar: calendar(schedule, now), exactMatch: exact };
}

export function lawyerProfile(found: PublicProfile, now: number): LawyerProfile {
  const { profile, schedule, reviews } = found;
  return {
    ...lawyerCard({ card: profile, schedule, exact: true }, now),
    ...fromRow(PROFILE, profile),
    education: profile.education.map(education),
    work_experience: profile.workExperience.map(workExperience),
    awards: profile.awards.map(award),
    written_work: profile.writtenWork.map(({ id: _id, ...offer }) => ({ _id, ...offer })),
    reviews: reviews.results,
  };
}

/** Serializes a profile like clients see it, without durations that have no price yet. */
export function lawyerPreview(found: PreviewedProfile, now: number): LawyerProfile {
  const { price30, price60, ...profile } = found.profile;
  const prices = { price30: price30 ?? 0, price60: price60 ?? 0 };
  const { services, ...shown } = lawyerProfile(
    { ...found, profile: { ...profile, ...prices } },
    now,
  );
  return { ...shown, services: services.filter(({ price }) => price > 0) };
}

export function education(row: Career['education'][number]): Education {
  return {
    _id: row.id,
    school: row.school,
    degree: row.degree,
    start_year: row.startYear,
    end_year: row.endYear,
    honours: row.honours,
  };
}

export function workExperience(row: Career['workExperience'][number]): WorkExperience {
  return {
    _id: row.id,
    position: row.position,
    organisation: row.organisation,
    start_year: row.startYear,
    end_year: row.endYear,
    description: row.description,
  };
}

export function award(row: Career['awards'][number]): Award {
  const { id, title, year, description, priority } = row;
  return { _id: id, title, year, description, priority };
}

function identity(card: CardRow): Omit<LawyerCard, 'calendar' | 'exactMatch'> {
  return {
    _id: card.id,
    ...fromRow(CARD, card),
    first_meetings: card.firstMeetings,
    answer_minutes: card.answerMinutes,
    picture_url: pictureUrl(card.picture),
    services: [
      { duration: 30, price: card.price30 },
      { duration: 60, price: card.price60 },
    ],
    ibp_verified: card.ibpVerifiedAt !== null,
    verified_at: card.ibpVerifiedAt && isoInstant(card.ibpVerifiedAt.getTime()),
  };
}
