import { route } from '@/lib/server/http/route';
import { endOtherSessions, listSessions } from '@/lib/server/sessions/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSessions, endOtherSessions);
