import { finishSocial } from '@/lib/server/accounts/social/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(finishSocial);
