import * as z from 'zod';
import { duration, lawyerCard } from '@/lib/contract/lawyers/lawyers';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant } from '@/lib/contract/platform/fields';
import { FREE_REFUSALS } from '@/lib/domain/meetings/meeting';

export const meetingQuote = z
  .object({
    lawyer: lawyerCard.pick({
      _id: true,
      display_name: true,
      picture_url: true,
      ibp_verified: true,
      verified_at: true,
      free_consultation: true,
    }),
    start_time: instant,
    duration,
    open: z.boolean(),
    free: z.boolean(),
    price: centavos,
    platform_fee: centavos,
    total: centavos,
  })
  .meta({ id: 'MeetingQuote' });
export type MeetingQuote = z.output<typeof meetingQuote>;

export const getMeetingQuote = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/quote',
  access: 'public',
  tag: 'Meetings',
  summary: 'Lawyer and price of a time, and whether it is open; holds nothing',
  query: z.object({
    lawyer_id: id,
    start_time: instant,
    duration: z.coerce.number<string | number>().pipe(duration).default(30),
    /** `1`: the free consultation, where the lawyer gives one. */
    free: z.coerce.number<string | number>().pipe(z.literal(1)).optional(),
  }),
  status: 200,
  response: meetingQuote,
  errors: ['not_found', 'rate_limited'],
});

export const getFreeConsultation = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/free-consultation',
  access: 'customer',
  tag: 'Meetings',
  summary: 'Why a client cannot book a free consultation with a lawyer; null where they can',
  query: z.object({ lawyer_id: id }),
  status: 200,
  response: z.object({ refusal: z.enum(FREE_REFUSALS).nullable() }),
  errors: [],
});
