import { makeRefundManual } from '@/lib/server/admin/refunds/refunds';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(makeRefundManual);
