import { route } from '@/lib/server/platform/pipeline/route';
import { getHealth } from '@/lib/server/site/health/health';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getHealth);
