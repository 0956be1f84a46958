import { route } from '@/lib/server/platform/pipeline/route';
import { listWorkItems } from '@/lib/server/work-items/records/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listWorkItems);
