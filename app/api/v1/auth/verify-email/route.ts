import { verifyEmail } from '@/lib/server/auth/operations';
import { http } from '@/lib/server/http/http';

export const POST = http(verifyEmail);
