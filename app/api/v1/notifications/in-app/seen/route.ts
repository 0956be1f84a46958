import { markAllSeen } from '@/lib/server/notifications/in-app/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(markAllSeen);
