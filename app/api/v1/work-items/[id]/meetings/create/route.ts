import { route } from '@/lib/server/platform/pipeline/route';
import { scheduleMeeting } from '@/lib/server/work-items/meetings/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(scheduleMeeting);
