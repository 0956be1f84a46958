import { route } from '@/lib/server/http/route';
import { startSocial } from '@/lib/server/social/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(startSocial);
