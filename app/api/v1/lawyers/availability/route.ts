import { http } from '@/lib/server/http/http';
import { getAvailability } from '@/lib/server/lawyers/operations';

export const GET = http(getAvailability);
