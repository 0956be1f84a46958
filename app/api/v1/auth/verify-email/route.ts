import { verifyEmail } from '@/lib/server/auth/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyEmail);
