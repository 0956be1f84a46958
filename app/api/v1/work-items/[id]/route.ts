import { route } from '@/lib/server/platform/pipeline/route';
import { deleteWorkItem, updateWorkItem } from '@/lib/server/work-items/proposals/operations';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  getWorkItem,
  updateWorkItem,
  deleteWorkItem,
);
