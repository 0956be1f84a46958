import { http } from '@/lib/server/http/http';
import { listNotifications } from '@/lib/server/notifications/operations';

export const GET = http(listNotifications);
