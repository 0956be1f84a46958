import { answerAbsence, reportAbsence } from '@/lib/server/meetings/absence/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(reportAbsence, answerAbsence);
