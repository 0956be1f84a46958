import { getThread } from '@/lib/server/meetings/messages/inbox-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getThread);
