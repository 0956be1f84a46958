import { route } from '@/lib/server/platform/pipeline/route';
import { getOpenApi } from '@/lib/server/site/openapi/openapi';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getOpenApi);
