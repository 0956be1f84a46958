import { route } from '@/lib/server/http/route';
import { endSession } from '@/lib/server/sessions/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(endSession);
