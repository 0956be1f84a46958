import { listReceivedPayments } from '@/lib/server/payments/payouts/received-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listReceivedPayments);
