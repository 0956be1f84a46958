import { getReceipt } from '@/lib/server/meetings/payments/receipts';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getReceipt);
