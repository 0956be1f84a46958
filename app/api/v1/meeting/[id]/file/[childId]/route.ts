import { route } from '@/lib/server/http/route';
import { deleteMeetingFile, getMeetingFile } from '@/lib/server/meeting-files/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeetingFile, deleteMeetingFile);
