import { getWaitlistLink, leaveByLink } from '@/lib/server/meetings/waitlist/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getWaitlistLink, leaveByLink);
