import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { DELIVERY_OUTCOMES } from '@/lib/contract/admin/webhooks';

/** The list of deliveries as its address has it; no outcome means all. */
export const webhooksAddress = listAddress(
  '/admin/webhooks',
  z.object({ outcome: choiceField(DELIVERY_OUTCOMES), page: pageField() }),
);
