import { http } from '@/lib/server/http/http';
import { getMeeting } from '@/lib/server/meetings/operations';

export const GET = http(getMeeting);
