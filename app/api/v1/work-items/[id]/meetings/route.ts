import { route } from '@/lib/server/platform/pipeline/route';
import { addIncludedMeeting } from '@/lib/server/work-items/meetings/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addIncludedMeeting);
