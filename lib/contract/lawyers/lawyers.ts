import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant, page, paged } from '@/lib/contract/platform/fields';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { writtenOffer } from './written-work';

const tag = 'Lawyers';

export const duration = z.literal([...DURATIONS]);

const slot = z
  .object({ start_time: instant, durations: z.array(duration) })
  .meta({ id: 'AvailabilitySlot' });

/** All 14 Manila days from today are keys, days without times included. */
export const calendar = z.record(dayKey, z.array(slot)).meta({ id: 'Calendar' });
export type Calendar = z.output<typeof calendar>;

const service = z.object({ duration, price: centavos }).meta({ id: 'Service' });

export const lawyerCard = z
  .object({
    _id: id,
    display_name: z.string(),
    picture_url: z.string().nullable(),
    quote: z.string(),
    areas_of_practice: z.array(z.string()),
    languages: z.array(z.string()),
    region: z.string(),
    city: z.string(),
    bar_year: z.int(),
    rating: z.number(),
    review_count: z.int(),
    services: z.array(service),
    ibp_verified: z.boolean(),
    verified_at: instant.nullable(),
    free_consultation: z.boolean(),
    /** Number of clients whose first meeting with the lawyer took place. */
    first_meetings: z.int(),
    /** Median minutes until the first reply to a message; null with too few to say, or where it is longer than days. */
    answer_minutes: z.int().nullable(),
    calendar,
    exactMatch: z.boolean(),
  })
  .meta({ id: 'LawyerCard' });
export type LawyerCard = z.output<typeof lawyerCard>;

export const education = z
  .object({
    _id: id,
    school: z.string(),
    degree: z.string(),
    start_year: z.int(),
    end_year: z.int(),
    honours: z.string().nullable(),
  })
  .meta({ id: 'Education' });
export type Education = z.output<typeof education>;

export const workExperience = z
  .object({
    _id: id,
    position: z.string(),
    organisation: z.string(),
    start_year: z.int(),
    end_year: z.int().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'WorkExperience' });
export type WorkExperience = z.output<typeof workExperience>;

export const award = z
  .object({ _id: id, title: z.string(), year: z.int(), description: z.string(), priority: z.int() })
  .meta({ id: 'Award' });
export type Award = z.output<typeof award>;

/** A review as the public sees it: first name and initial or "Client", month only, never the subject. */
export const publicReview = z
  .object({
    _id: id,
    rating: z.int().min(1).max(5),
    comment: z.string(),
    author: z.string(),
    /** `YYYY-MM`, a month in Manila. */
    month: z.string(),
    reply: z.object({ text: z.string(), month: z.string() }).nullable(),
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.output<typeof publicReview>;

export const lawyerProfile = lawyerCard
  .extend({
    about: z.string(),
    specializations: z.array(z.string()),
    education: z.array(education),
    work_experience: z.array(workExperience),
    awards: z.array(award),
    /** Written work at a fixed price that clients can order. */
    written_work: z.array(writtenOffer),
    roll_number: z.string(),
    reviews: z.array(publicReview),
  })
  .meta({ id: 'PublicLawyerProfile' });
export type LawyerProfile = z.output<typeof lawyerProfile>;

export const FEATURED_LAWYERS = 4;

export const featuredLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/featured',
  access: 'public',
  tag,
  summary: 'Up to four lawyers with open times, one per region, chosen at random each day',
  status: 200,
  response: z.object({
    results: z.array(lawyerCard).max(FEATURED_LAWYERS),
    /** Manila day for which they were drawn. */
    day: dayKey,
  }),
  errors: ['rate_limited'],
});

export const getLawyerProfile = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/{id}/profile',
  access: 'public',
  tag,
  summary: 'Public profile of a lawyer',
  params: z.object({ id }),
  status: 200,
  response: lawyerProfile,
  errors: ['not_found', 'rate_limited'],
});

export const listLawyerReviews = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/{id}/reviews',
  access: 'public',
  tag,
  summary: 'Reviews of a lawyer, newest first',
  params: z.object({ id }),
  query: z.object({ page }),
  status: 200,
  response: paged(publicReview).extend({ total: z.int() }),
  errors: ['not_found', 'rate_limited'],
});

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/availability',
  access: 'public',
  tag,
  summary: 'Open times of a lawyer for 14 days',
  query: z.object({ _id: id }),
  status: 200,
  response: z.object({ calendar }),
  errors: ['not_found', 'rate_limited'],
});

export const verifyQr = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/verify-qr',
  access: 'public',
  tag,
  summary: 'Whether a profile belongs to a lawyer whose IBP ID was checked',
  query: z.object({ id }),
  status: 200,
  response: z.object({
    valid: z.boolean(),
    display_name: z.string().nullable(),
    checked_at: instant.nullable(),
  }),
  errors: ['rate_limited'],
});
