import { http } from '@/lib/server/http/http';
import { deleteMeetingFile, getMeetingFile } from '@/lib/server/meeting-files/operations';

export const GET = http(getMeetingFile);
export const DELETE = http(deleteMeetingFile);
