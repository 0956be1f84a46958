import { getMeeting } from '@/lib/server/meetings/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeeting);
