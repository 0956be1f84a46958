import * as z from 'zod';
import { CITY_SLUGS } from '@/lib/catalogue/cities';
import { NOTARIAL_DOCUMENT_SLUGS } from '@/lib/catalogue/notarial-documents';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, clock, dayKey, id, instant, page, paged } from '@/lib/contract/platform/fields';

const tag = 'Notaries public';

export const notaryService = z
  .object({ name: z.string(), price: centavos })
  .meta({ id: 'NotaryService' });
export type NotaryService = z.output<typeof notaryService>;

/** Hours of the office on a weekday, 0 for Sunday, Monday first; a day may have several. */
export const officeHours = z
  .object({ day: z.int().min(0).max(6), open: clock, close: clock })
  .meta({ id: 'OfficeHours' });
export type OfficeHoursEntry = z.output<typeof officeHours>;

export const notary = z
  .object({
    /** Handle of the lawyer. */
    _id: id,
    display_name: z.string(),
    picture_url: z.string().nullable(),
    city: z.string(),
    province: z.string(),
    office_address: z.string(),
    phone: z.string(),
    commission_number: z.string(),
    commission_territory: z.string(),
    commission_valid_until: dayKey,
    checked_at: instant,
    services: z.array(notaryService),
    office_hours: z.array(officeHours),
    bookable: z.boolean(),
  })
  .meta({ id: 'Notary' });
export type Notary = z.output<typeof notary>;

export const NOTARY_SORTS = ['fee', 'name'] as const;
const { required } = COPY.validation;

const flag = z.coerce.number<string | number>().pipe(z.literal(1));

export const notaryQuery = z.object({
  city: z.enum(CITY_SLUGS as [string, ...string[]], { error: required }).optional(),
  /** Only offices open on this weekday, 0 for Sunday. */
  day: z.coerce.number<string | number>().int().min(0).max(6).optional(),
  /** `1`: only offices open after 5 PM, on `day` where it is given. */
  evening: flag.optional(),
  /** Only offices with a service for this document; fees are then those of that service. */
  document: z.enum(NOTARIAL_DOCUMENT_SLUGS, { error: required }).optional(),
  /** Centavos, compared with the lowest fee. */
  max_fee: z.coerce.number<string | number>().int().min(0).optional(),
  sort: z.enum(NOTARY_SORTS).default('fee'),
  page,
});
export type NotaryQuery = z.output<typeof notaryQuery>;

export const listNotaries = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public',
  access: 'public',
  tag,
  summary: 'Find notaries public by document, city, office hours and fees',
  query: notaryQuery,
  status: 200,
  response: paged(notary).extend({ total: z.int() }).meta({ id: 'NotaryPage' }),
  errors: ['rate_limited'],
});
export type NotaryPage = z.output<(typeof listNotaries)['response']>;

export const getNotary = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/{id}',
  access: 'public',
  tag,
  summary: 'A notary public: office, hours, fees and the commission that was checked',
  params: z.object({ id }),
  status: 200,
  response: notary,
  errors: ['rate_limited'],
});

export const cityFigures = z
  .object({
    city: z.string(),
    total: z.int(),
    /** The lowest and the highest of the notaries' lowest fees, centavos. */
    fees: z.object({ min: centavos, max: centavos }),
  })
  .meta({ id: 'NotaryCity' });
export type CityFigures = z.output<typeof cityFigures>;

export const listNotaryCities = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/cities',
  access: 'public',
  tag,
  summary: 'The cities with notaries public, how many there are and what they ask',
  status: 200,
  response: z.object({ results: z.array(cityFigures) }),
  errors: ['rate_limited'],
});
