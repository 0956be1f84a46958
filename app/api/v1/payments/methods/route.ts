import { http } from '@/lib/server/http/http';
import { listPaymentMethods } from '@/lib/server/payments/operations';

export const GET = http(listPaymentMethods);
