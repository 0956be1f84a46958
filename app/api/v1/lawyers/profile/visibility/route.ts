import { setVisibility } from '@/lib/server/lawyers/own-profile/own-profile';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(setVisibility);
