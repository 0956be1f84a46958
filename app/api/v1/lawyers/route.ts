import { http } from '@/lib/server/http/http';
import { searchLawyers } from '@/lib/server/lawyers/operations';

export const GET = http(searchLawyers);
