import { addMeetingFiles } from '@/lib/server/meetings/files/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addMeetingFiles);
