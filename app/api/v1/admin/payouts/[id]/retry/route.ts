import { retryPayout } from '@/lib/server/admin/payouts/payouts';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(retryPayout);
