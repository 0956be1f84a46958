import { getNotary } from '@/lib/server/notaries/search/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getNotary);
