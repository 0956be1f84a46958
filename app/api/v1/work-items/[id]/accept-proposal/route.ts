import { route } from '@/lib/server/platform/pipeline/route';
import { acceptProposal } from '@/lib/server/work-items/payments/acceptance-operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(acceptProposal);
