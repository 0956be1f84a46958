import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { DELIVERY_OUTCOMES } from '@/lib/contract/admin/webhooks';

/** Address of the list of deliveries; without an outcome it lists all. */
export const webhooksAddress = listAddress(
  '/admin/webhooks',
  z.object({ outcome: choiceField(DELIVERY_OUTCOMES), page: pageField() }),
);
