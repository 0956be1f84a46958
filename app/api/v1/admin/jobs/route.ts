import { listAdminJobs } from '@/lib/server/admin/jobs/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listAdminJobs);
