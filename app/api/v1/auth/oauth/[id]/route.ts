import { http } from '@/lib/server/http/http';
import { startSocial } from '@/lib/server/social/operations';

export const GET = http(startSocial);
