import { listWork } from '@/lib/server/notifications/work/work';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listWork);
