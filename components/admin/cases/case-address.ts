import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';
import { CASE_KINDS, CASE_STATES } from '@/lib/domain/admin/cases';

/** Which cases are shown, as the address has it. */
export const casesAddress = listAddress(
  '/admin/cases',
  z.object({
    kind: z.enum(CASE_KINDS).catch('absence'),
    state: z.enum(CASE_STATES).catch('open'),
    page: pageField(),
  }),
  ['kind'],
);
