import { getFactorChallenge } from '@/lib/server/accounts/second-factor/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getFactorChallenge);
