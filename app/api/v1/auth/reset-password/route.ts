import { route } from '@/lib/server/http/route';
import { resetPassword } from '@/lib/server/recovery/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(resetPassword);
