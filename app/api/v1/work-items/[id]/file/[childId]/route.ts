import { route } from '@/lib/server/platform/pipeline/route';
import { deleteWorkItemFile, getWorkItemFile } from '@/lib/server/work-items/files/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  getWorkItemFile,
  deleteWorkItemFile,
);
