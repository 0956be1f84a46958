import * as own from '@/lib/server/notaries/own-notary/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  own.setCommissionDocument,
  own.removeCommissionDocument,
);
