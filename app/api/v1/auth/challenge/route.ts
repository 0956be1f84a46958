import { getChallenge } from '@/lib/server/accounts/credentials/proof';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChallenge);
