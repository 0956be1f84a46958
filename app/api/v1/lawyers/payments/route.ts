import { listReceivedPayments } from '@/lib/server/meetings/payments/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listReceivedPayments);
