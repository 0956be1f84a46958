import { route } from '@/lib/server/platform/pipeline/route';
import { payMilestone } from '@/lib/server/work-items/payments/milestones-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(payMilestone);
