import { assignHelpQuestion } from '@/lib/server/admin/cases/help-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(assignHelpQuestion);
