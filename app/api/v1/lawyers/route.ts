import { searchLawyers } from '@/lib/server/lawyers/search/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(searchLawyers);
