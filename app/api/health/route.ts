import { getHealth } from '@/lib/server/health/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getHealth);
