import { switchPractice } from '@/lib/server/lawyers/members/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(switchPractice);
