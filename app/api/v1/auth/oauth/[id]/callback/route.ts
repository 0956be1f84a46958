import { http } from '@/lib/server/http/http';
import { finishSocial } from '@/lib/server/social/operations';

export const GET = http(finishSocial);
