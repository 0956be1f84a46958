import { suggestNames } from '@/lib/server/lawyers/profiles/named-lawyers';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(suggestNames);
