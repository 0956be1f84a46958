import { listSavedIds } from '@/lib/server/lawyers/saved/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSavedIds);
