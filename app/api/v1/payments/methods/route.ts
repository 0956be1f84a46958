import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPaymentMethods);
