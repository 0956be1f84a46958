import { route } from '@/lib/server/platform/pipeline/route';
import { createWorkItem } from '@/lib/server/work-items/proposals/operations';
import { listWorkItems } from '@/lib/server/work-items/records/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listWorkItems, createWorkItem);
