import { listVerifications } from '@/lib/server/admin/verifications/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listVerifications);
