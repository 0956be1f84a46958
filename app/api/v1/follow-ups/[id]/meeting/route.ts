import { bookFollowUp } from '@/lib/server/meetings/follow-ups/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(bookFollowUp);
