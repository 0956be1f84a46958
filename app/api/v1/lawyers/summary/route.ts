import { route } from '@/lib/server/http/route';
import { summarizeLawyers } from '@/lib/server/lawyers/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(summarizeLawyers);
