import { searchEverything } from '@/lib/server/admin/records/search';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(searchEverything);
