import { route } from '@/lib/server/http/route';
import { getMeeting } from '@/lib/server/meetings/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeeting);
