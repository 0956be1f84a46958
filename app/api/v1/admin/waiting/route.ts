import { getWaitingCounts } from '@/lib/server/admin/overview/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getWaitingCounts);
