import * as verification from '@/lib/server/lawyers/verification/own';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  verification.getOwnVerification,
  verification.resubmitDocuments,
);
