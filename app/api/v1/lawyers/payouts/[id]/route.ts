import { readPayout } from '@/lib/server/payments/payouts/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(readPayout);
