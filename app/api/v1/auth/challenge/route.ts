import { getChallenge } from '@/lib/server/accounts/proof/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChallenge);
