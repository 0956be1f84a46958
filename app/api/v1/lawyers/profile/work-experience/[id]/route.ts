import { deleteWork } from '@/lib/server/lawyers/own-profile/career-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteWork);
