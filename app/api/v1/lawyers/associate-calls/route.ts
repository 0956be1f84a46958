import { listAssociateCalls } from '@/lib/server/meetings/associates/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listAssociateCalls);
