import { route } from '@/lib/server/platform/pipeline/route';
import { reportProblem } from '@/lib/server/work-items/completion/completion-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(reportProblem);
