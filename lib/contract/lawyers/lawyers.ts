import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant, page, paged } from '@/lib/contract/platform/fields';
import { DURATIONS } from '@/lib/domain/lawyers/slots';

const tag = 'Lawyers';

/** 30 or 60 minutes. */
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
    calendar,
    exactMatch: z.boolean(),
  })
  .meta({ id: 'LawyerCard' });
export type LawyerCard = z.output<typeof lawyerCard>;

const education = z
  .object({
    _id: id,
    school: z.string(),
    degree: z.string(),
    start_year: z.int(),
    end_year: z.int(),
    honours: z.string().nullable(),
  })
  .meta({ id: 'Education' });
const workExperience = z
  .object({
    _id: id,
    position: z.string(),
    organisation: z.string(),
    start_year: z.int(),
    end_year: z.int().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'WorkExperience' });
const award = z
  .object({ _id: id, title: z.string(), year: z.int(), description: z.string(), priority: z.int() })
  .meta({ id: 'Award' });

/** A review as the public sees it: first name and initial or "Client", month only, never the subject. */
export const publicReview = z
  .object({
    _id: id,
    rating: z.int().min(1).max(5),
    comment: z.string(),
    author: z.string(),
    /** `YYYY-MM`, a month in Manila. */
    month: z.string(),
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
    roll_number: z.string(),
    reviews: z.array(publicReview),
  })
  .meta({ id: 'PublicLawyerProfile' });
export type LawyerProfile = z.output<typeof lawyerProfile>;

const sortField = z.enum(['rating', 'price', 'bar_year']);

export const searchQuery = z.object({
  /** Slug or label. */
  area_of_practice: z.string().max(80).optional(),
  legal_problem: z.coerce.number().int().optional(),
  /** Search-region label or region slug. */
  region: z.string().max(80).optional(),
  /** Slug or label of a city: only lawyers there. It implies its region. */
  city: z.string().max(80).optional(),
  language: z.string().max(40).optional(),
  /** Centavos, compared with the 30-minute price. */
  max_price: z.coerce.number().int().min(0).optional(),
  sort: sortField.default('rating'),
  sort_direction: z.coerce
    .number()
    .pipe(z.literal([1, -1]))
    .default(-1),
  page,
});
export type SearchQuery = z.output<typeof searchQuery>;

export const searchLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers',
  access: 'public',
  tag,
  summary: 'Find lawyers; exact matches of area and region first',
  query: searchQuery,
  status: 200,
  response: paged(lawyerCard).extend({ total: z.int(), exactMatch: z.boolean() }),
  errors: ['rate_limited'],
});
export type SearchResult = z.output<(typeof searchLawyers)['response']>;

const priceRange = z.object({ min: centavos, max: centavos });
export type PriceRange = z.output<typeof priceRange>;

export const summarizeLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/summary',
  access: 'public',
  tag,
  summary:
    'How many lawyers of an area and region there are, what they ask and when the first is free',
  query: searchQuery.pick({ area_of_practice: true, region: true }),
  status: 200,
  response: z
    .object({
      total: z.int(),
      /** Null without a lawyer. */
      price_30: priceRange.nullable(),
      price_60: priceRange.nullable(),
      /** Start of the earliest open time of the first hundred of them, as the search orders them; null when nothing is open in the days shown. */
      earliest: instant.nullable(),
      /** What they consult in, the language of most lawyers first. */
      languages: z.array(z.string()),
      /** Search regions that have any of them, the one with most first. */
      regions: z.array(z.object({ region: z.string(), total: z.int() })),
    })
    .meta({ id: 'LawyerSummary' }),
  errors: ['rate_limited'],
});
export type SummaryQuery = z.output<(typeof summarizeLawyers)['query']>;
export type LawyerSummary = z.output<(typeof summarizeLawyers)['response']>;

/** How many lawyers the main page shows. */
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
    /** The Manila day of the draw. */
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
