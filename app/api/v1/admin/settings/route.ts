import { getAdminSettings } from '@/lib/server/admin/settings/settings';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAdminSettings);
