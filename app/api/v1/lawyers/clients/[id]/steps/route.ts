import { listSteps } from '@/lib/server/meetings/clients/steps-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSteps);
