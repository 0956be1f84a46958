import { http } from '@/lib/server/http/http';
import { getIdentityDocument } from '@/lib/server/verifier/operations';

export const GET = http(getIdentityDocument);
