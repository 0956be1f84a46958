import { createMeeting } from '@/lib/server/meetings/booking/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(createMeeting);
