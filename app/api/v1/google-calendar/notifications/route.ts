import { hearGoogleCalendar } from '@/lib/server/lawyers/calendars/google-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(hearGoogleCalendar);
