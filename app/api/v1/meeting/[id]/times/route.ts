import { getMeetingTimes } from '@/lib/server/meetings/changes/rescheduling-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMeetingTimes);
