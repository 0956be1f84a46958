import * as z from 'zod';
import { choiceField, listAddress } from '@/components/platform/address';
import { LEDGER_KINDS } from '@/lib/domain/payments/ledger';
import { parseDayKey } from '@/lib/domain/platform/time';

const isDay = (day: string) => day.startsWith('20') && parseDayKey(day) !== null;

export const ledgerAddress = listAddress(
  '/admin/ledger',
  z.object({
    kind: choiceField(LEDGER_KINDS),
    day: z.string().refine(isDay).optional().catch(undefined),
  }),
);
