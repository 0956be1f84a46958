import { cancelMeeting } from '@/lib/server/meetings/changes/cancellation';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(cancelMeeting);
