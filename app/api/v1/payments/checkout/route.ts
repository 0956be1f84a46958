import { http } from '@/lib/server/http/http';
import { getCheckout } from '@/lib/server/settlement/operations';

export const GET = http(getCheckout);
