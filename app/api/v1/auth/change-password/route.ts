import { route } from '@/lib/server/http/route';
import { changePassword } from '@/lib/server/recovery/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(changePassword);
