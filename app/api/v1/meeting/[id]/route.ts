import { getMeeting } from '@/lib/server/meetings/records/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeeting);
