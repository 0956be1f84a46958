import * as feed from '@/lib/server/lawyers/calendars/feed-operations';
import { route } from '@/lib/server/platform/pipeline/route';

const { getCalendarFeed: read, changeCalendarFeed: change, deleteCalendarFeed: remove } = feed;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(read, change, remove);
