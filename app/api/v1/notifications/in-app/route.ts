import { route } from '@/lib/server/http/route';
import { listNotifications } from '@/lib/server/notifications/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listNotifications);
