import { route } from '@/lib/server/platform/pipeline/route';
import { purchaseServices } from '@/lib/server/work-items/payments/purchases-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(purchaseServices);
