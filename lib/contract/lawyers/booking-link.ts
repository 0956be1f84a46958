import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';

export const CODE_FORMATS = ['svg', 'png'] as const;

export const getBookingCode = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/booking-link/code',
  access: 'lawyer',
  tag: 'Lawyer profile',
  summary: 'The own short address as a QR code, to print',
  query: z.object({ format: z.enum(CODE_FORMATS).default('svg') }),
  status: 200,
  responseKind: 'file',
  errors: [],
});
