import { getMeetingCalendar } from '@/lib/server/meetings/records/calendar-file';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeetingCalendar);
