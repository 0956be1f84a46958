import { route } from '@/lib/server/http/route';
import { getOwnVerification, resubmitDocuments } from '@/lib/server/verification/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  getOwnVerification,
  resubmitDocuments,
);
