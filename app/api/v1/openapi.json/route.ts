import { http } from '@/lib/server/http/http';
import { getOpenApi } from '@/lib/server/system/operations';

export const GET = http(getOpenApi);
