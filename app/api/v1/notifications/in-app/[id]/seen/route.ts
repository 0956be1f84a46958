import { http } from '@/lib/server/http/http';
import { markNotificationSeen } from '@/lib/server/notifications/operations';

export const PUT = http(markNotificationSeen);
