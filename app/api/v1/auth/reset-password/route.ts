import { http } from '@/lib/server/http/http';
import { resetPassword } from '@/lib/server/recovery/operations';

export const POST = http(resetPassword);
