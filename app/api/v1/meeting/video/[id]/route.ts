import { joinCall, leaveCall } from '@/lib/server/meetings/calls/calls';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(joinCall, leaveCall);
