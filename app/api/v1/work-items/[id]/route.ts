import { route } from '@/lib/server/platform/pipeline/route';
import { deleteWorkItem, updateWorkItem } from '@/lib/server/work-items/proposals/operations';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

const operations = [getWorkItem, updateWorkItem, deleteWorkItem] as const;
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(...operations);
