import { route } from '@/lib/server/http/route';
import { getChallenge } from '@/lib/server/proof/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChallenge);
