import { http } from '@/lib/server/http/http';
import { featuredLawyers } from '@/lib/server/lawyers/operations';

export const GET = http(featuredLawyers);
