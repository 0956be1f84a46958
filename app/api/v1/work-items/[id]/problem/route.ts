import { route } from '@/lib/server/platform/pipeline/route';
import { reportProblem } from '@/lib/server/work-items/completing/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(reportProblem);
