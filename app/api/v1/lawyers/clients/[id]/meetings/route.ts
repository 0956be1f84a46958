import { listClientMeetings } from '@/lib/server/meetings/clients/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listClientMeetings);
