import { http } from '@/lib/server/http/http';
import { getLawyerProfile } from '@/lib/server/lawyers/operations';

export const GET = http(getLawyerProfile);
