import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { CASE_KINDS, CASE_STATES } from '@/lib/domain/admin/cases';

/** Address of the list of cases; without a kind, the server chooses one with waiting cases. */
export const casesAddress = listAddress(
  '/admin/cases',
  z.object({
    kind: choiceField(CASE_KINDS),
    state: z.enum(CASE_STATES).catch('open'),
    page: pageField(),
  }),
);
