import { discardAdminJob } from '@/lib/server/admin/jobs/jobs';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(discardAdminJob);
