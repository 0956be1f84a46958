import { route } from '@/lib/server/http/route';
import { finishSocial } from '@/lib/server/social/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(finishSocial);
