import { decideConflict, getConflictCheck } from '@/lib/server/meetings/conflicts/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getConflictCheck, decideConflict);
