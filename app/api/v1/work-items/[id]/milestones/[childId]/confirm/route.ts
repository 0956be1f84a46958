import { route } from '@/lib/server/platform/pipeline/route';
import { confirmMilestone } from '@/lib/server/work-items/payments/milestones-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(confirmMilestone);
