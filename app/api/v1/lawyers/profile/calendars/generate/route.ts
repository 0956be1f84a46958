import { generateCalendarFeed } from '@/lib/server/lawyers/calendars/feed-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(generateCalendarFeed);
