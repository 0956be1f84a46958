import { http } from '@/lib/server/http/http';
import { listMeetings } from '@/lib/server/meetings/operations';

export const GET = http(listMeetings);
