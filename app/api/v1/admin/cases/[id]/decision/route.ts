import { route } from '@/lib/server/platform/pipeline/route';
import { decideCase } from '@/lib/server/admin/cases/argued';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(decideCase);
