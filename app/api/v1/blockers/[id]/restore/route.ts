import { restoreBlocker } from '@/lib/server/lawyers/availability/blockers-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreBlocker);
