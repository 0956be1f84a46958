import { http } from '@/lib/server/http/http';
import { summarizeLawyers } from '@/lib/server/lawyers/operations';

export const GET = http(summarizeLawyers);
