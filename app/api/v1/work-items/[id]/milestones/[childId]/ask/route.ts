import { route } from '@/lib/server/platform/pipeline/route';
import { askMilestone } from '@/lib/server/work-items/payments/milestones-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(askMilestone);
