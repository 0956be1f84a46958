import {
  getRefundAccount,
  setRefundAccount,
} from '@/lib/server/payments/refunds/accounts-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getRefundAccount, setRefundAccount);
