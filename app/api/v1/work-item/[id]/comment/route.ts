import { route } from '@/lib/server/platform/pipeline/route';
import { addWorkItemComment } from '@/lib/server/work-items/messages/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addWorkItemComment);
