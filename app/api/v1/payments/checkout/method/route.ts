import { payAnotherWay } from '@/lib/server/payments/other-methods/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(payAnotherWay);
