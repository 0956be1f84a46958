import { getPaymentYear } from '@/lib/server/payments/statements/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPaymentYear);
