import { route } from '@/lib/server/platform/pipeline/route';
import { getHealth } from '@/lib/server/site/health/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getHealth);
