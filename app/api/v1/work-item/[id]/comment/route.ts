import { route } from '@/lib/server/platform/pipeline/route';
import { addWorkItemComment } from '@/lib/server/work-items/messages/messages';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addWorkItemComment);
