import { route } from '@/lib/server/platform/pipeline/route';
import { getWorkItemReceipt } from '@/lib/server/work-items/payments/receipts';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getWorkItemReceipt);
