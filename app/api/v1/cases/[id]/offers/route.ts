import { route } from '@/lib/server/platform/pipeline/route';
import { offerToSettle } from '@/lib/server/cases/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(offerToSettle);
