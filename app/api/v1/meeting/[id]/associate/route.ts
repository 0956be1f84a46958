import * as associates from '@/lib/server/meetings/associates/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  associates.listAssociates,
  associates.askAssociate,
  associates.withdrawAssociate,
);
