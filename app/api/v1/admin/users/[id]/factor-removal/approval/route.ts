import { approveFactorRemoval } from '@/lib/server/admin/users/factor-removal';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(approveFactorRemoval);
