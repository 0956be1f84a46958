import { verifyEmailCode } from '@/lib/server/accounts/authentication/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyEmailCode);
