import { streamNotifications } from '@/lib/server/notifications/streams/streams';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(streamNotifications);
