import { getAdminSettings } from '@/lib/server/admin/settings/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAdminSettings);
