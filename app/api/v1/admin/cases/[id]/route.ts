import { route } from '@/lib/server/platform/pipeline/route';
import { getAdminCase } from '@/lib/server/admin/cases/argued';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAdminCase);
