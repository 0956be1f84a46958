import { getHealth } from '@/lib/server/health/operations';
import { http } from '@/lib/server/http/http';

export const GET = http(getHealth);
