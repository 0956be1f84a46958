import { route } from '@/lib/server/platform/pipeline/route';
import { changeIncludedMeeting } from '@/lib/server/work-items/meetings/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(changeIncludedMeeting);
