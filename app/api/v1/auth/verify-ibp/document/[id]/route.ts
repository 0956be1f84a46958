import { route } from '@/lib/server/http/route';
import { getIdentityDocument } from '@/lib/server/verifier/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getIdentityDocument);
