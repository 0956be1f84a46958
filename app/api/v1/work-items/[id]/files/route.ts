import { route } from '@/lib/server/platform/pipeline/route';
import { addWorkItemFiles } from '@/lib/server/work-items/files/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addWorkItemFiles);
