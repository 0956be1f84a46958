import { route } from '@/lib/server/platform/pipeline/route';
import { getAgreement } from '@/lib/server/work-items/proposals/versions';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAgreement);
