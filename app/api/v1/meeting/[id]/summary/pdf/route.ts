import { getSummaryPdf } from '@/lib/server/meetings/summaries/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getSummaryPdf);
