import * as verifier from '@/lib/server/lawyers/verification/verifier-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  verifier.getVerificationRequest,
  verifier.sendVerifierCode,
  verifier.openVerificationRequest,
);
