import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { CASE_KINDS, CASE_STATES } from '@/lib/domain/admin/cases';

/** Which cases are shown, as the address has it; without a kind, the one of which something waits. */
export const casesAddress = listAddress(
  '/admin/cases',
  z.object({
    kind: choiceField(CASE_KINDS),
    state: z.enum(CASE_STATES).catch('open'),
    page: pageField(),
  }),
);
