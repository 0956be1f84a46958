import { getSession } from '@/lib/server/auth/operations';
import { http } from '@/lib/server/http/http';

export const GET = http(getSession);
