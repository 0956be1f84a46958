import { listHelpQuestions } from '@/lib/server/cases/help/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listHelpQuestions);
