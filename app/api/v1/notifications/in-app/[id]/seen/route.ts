import { route } from '@/lib/server/http/route';
import { markNotificationSeen } from '@/lib/server/notifications/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(markNotificationSeen);
