import { payAnotherWay } from '@/lib/server/payments/settlement/other-methods';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(payAnotherWay);
