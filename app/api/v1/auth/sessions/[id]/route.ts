import { http } from '@/lib/server/http/http';
import { endSession } from '@/lib/server/sessions/operations';

export const DELETE = http(endSession);
