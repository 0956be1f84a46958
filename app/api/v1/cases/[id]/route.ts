import { route } from '@/lib/server/platform/pipeline/route';
import { getCase } from '@/lib/server/cases/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getCase);
