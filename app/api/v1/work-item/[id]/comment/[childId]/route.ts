import { route } from '@/lib/server/platform/pipeline/route';
import {
  deleteWorkItemComment,
  editWorkItemComment,
} from '@/lib/server/work-items/commenting/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  editWorkItemComment,
  deleteWorkItemComment,
);
