import { unsubscribePush } from '@/lib/server/notifications/push/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(unsubscribePush);
