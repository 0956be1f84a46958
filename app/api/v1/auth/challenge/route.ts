import { http } from '@/lib/server/http/http';
import { getChallenge } from '@/lib/server/proof/operations';

export const GET = http(getChallenge);
