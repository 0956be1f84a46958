import { http } from '@/lib/server/http/http';
import { addMeetingFiles } from '@/lib/server/meeting-files/operations';

export const PUT = http(addMeetingFiles);
