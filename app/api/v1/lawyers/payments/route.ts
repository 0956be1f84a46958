import { listReceivedPayments } from '@/lib/server/payments/ledger/received-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listReceivedPayments);
