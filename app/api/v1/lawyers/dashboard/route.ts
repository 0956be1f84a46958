import { getDashboard } from '@/lib/server/meetings/dashboard/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDashboard);
