import { route } from '@/lib/server/http/route';
import { getVerificationRequest, sendVerifierCode } from '@/lib/server/verifier/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  getVerificationRequest,
  sendVerifierCode,
);
