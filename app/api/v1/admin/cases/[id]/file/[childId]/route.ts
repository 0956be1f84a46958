import { route } from '@/lib/server/platform/pipeline/route';
import { getAdminCaseFile } from '@/lib/server/admin/cases/argued';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAdminCaseFile);
