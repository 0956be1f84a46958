import { route } from '@/lib/server/platform/pipeline/route';
import { waiveMilestone } from '@/lib/server/work-items/payments/milestones-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(waiveMilestone);
