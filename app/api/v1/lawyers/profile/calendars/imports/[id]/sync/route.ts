import { syncCalendarImport } from '@/lib/server/lawyers/calendars/imports-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(syncCalendarImport);
