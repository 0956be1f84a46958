import { route } from '@/lib/server/platform/pipeline/route';
import {
  deleteTemplate,
  updateTemplate,
} from '@/lib/server/work-items/proposals/templates-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateTemplate, deleteTemplate);
