import { route } from '@/lib/server/http/route';
import { addMeetingFiles } from '@/lib/server/meeting-files/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addMeetingFiles);
