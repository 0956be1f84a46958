import { http } from '@/lib/server/http/http';
import { endOtherSessions, listSessions } from '@/lib/server/sessions/operations';

export const GET = http(listSessions);
export const DELETE = http(endOtherSessions);
