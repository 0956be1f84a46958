import { listMeetingsOfUser } from '@/lib/server/admin/records/records';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listMeetingsOfUser);
