import { route } from '@/lib/server/http/route';
import { listMeetings } from '@/lib/server/meetings/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listMeetings);
