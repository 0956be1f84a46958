import { route } from '@/lib/server/platform/pipeline/route';
import {
  createTemplate,
  listTemplates,
} from '@/lib/server/work-items/proposals/templates-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listTemplates, createTemplate);
