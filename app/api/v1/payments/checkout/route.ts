import { http } from '@/lib/server/http/http';
import { getCheckout } from '@/lib/server/payments/operations';

export const GET = http(getCheckout);
