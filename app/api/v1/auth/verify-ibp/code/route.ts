import { http } from '@/lib/server/http/http';
import { getVerificationRequest, sendVerifierCode } from '@/lib/server/verifier/operations';

export const GET = http(getVerificationRequest);
export const POST = http(sendVerifierCode);
