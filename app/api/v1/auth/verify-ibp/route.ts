import { http } from '@/lib/server/http/http';
import { decideVerification } from '@/lib/server/verifier/operations';

export const POST = http(decideVerification);
