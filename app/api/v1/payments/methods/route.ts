import { route } from '@/lib/server/http/route';
import { listPaymentMethods } from '@/lib/server/payments/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPaymentMethods);
