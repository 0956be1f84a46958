import { getAdminCase } from '@/lib/server/admin/cases/argued-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAdminCase);
