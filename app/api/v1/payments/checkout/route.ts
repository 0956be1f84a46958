import { getCheckout } from '@/lib/server/payments/settlement/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getCheckout);
