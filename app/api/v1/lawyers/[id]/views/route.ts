import { countProfileView } from '@/lib/server/lawyers/profiles/views';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(countProfileView);
