import { route } from '@/lib/server/http/route';
import { getOpenApi } from '@/lib/server/system/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getOpenApi);
