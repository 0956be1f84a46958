import { route } from '@/lib/server/platform/pipeline/route';
import { getCaseFile } from '@/lib/server/cases/files';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getCaseFile);
